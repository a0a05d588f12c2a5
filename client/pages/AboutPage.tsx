import { anchorsOf } from "../../shared/pages/page-paths.ts";
import { OfficesMap } from "../offices/OfficesMap.tsx";
import { CopySections } from "../sections/CopySections.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { usePage } from "../state/page-context.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** The firm: its offices on a map, its services and methods, its people and its licenses. */
export function AboutPage() {
	const { page } = usePage();
	const { sections } = usePageCopy();
	return (
		<>
			<PageIntro>
				<figure>
					<OfficesMap />
				</figure>
				<LocalNav />
			</PageIntro>
			<CopySections sections={sections} anchors={anchorsOf(page)} />
		</>
	);
}
