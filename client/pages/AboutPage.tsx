import { withoutMarks } from "../../shared/break-mark.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import type { PointCopy } from "../../shared/pages/page-copy.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { anchorsOf } from "../../shared/pages/page-paths.ts";
import { OfficesMap } from "../offices/OfficesMap.tsx";
import { CopySections } from "../sections/CopySections.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** The firm: its offices on a map, its services and methods, its people and its licenses. */
export function AboutPage() {
	const { page, locale, nameAnchor } = useTranslation();
	const { sections } = usePageCopy();
	/** Leads from an office's name to the office. */
	const leadOn = (point: PointCopy) => {
		const name = withoutMarks(point.name);
		const id = officeIds.find((office) => nameAnchor(office) === name);
		return id ? { ...point, href: anchorHref("locations", locale, id) } : point;
	};
	return (
		<>
			<PageIntro>
				<figure>
					<OfficesMap />
				</figure>
				<div data-phone="none">
					<LocalNav />
				</div>
			</PageIntro>
			<CopySections
				sections={sections.map((section) =>
					section.points
						? { ...section, points: section.points.map(leadOn) }
						: section,
				)}
				anchors={anchorsOf(page)}
			/>
		</>
	);
}
