import { breadcrumbsOf, childrenOf } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { ItemHead } from "../sections/heads/ItemHead.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { ItemDrawing } from "../services/ItemDrawing.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** A page's text in sections, and its siblings; directly below the home page, its children. */
export function ContentPage() {
	const { t, page, nameOf } = useTranslation();
	const { sections, guides } = usePageCopy();
	const parent = breadcrumbsOf(page).slice(1).at(-2) ?? page;
	return (
		<>
			<ItemHead>
				<ItemDrawing />
			</ItemHead>
			<CopySections sections={sections} />
			<PageLinks
				heading={t("page.siblings", { name: nameOf(parent) })}
				pages={childrenOf(parent).filter(({ path }) => path !== page.path)}
				others={guides}
			/>
		</>
	);
}
