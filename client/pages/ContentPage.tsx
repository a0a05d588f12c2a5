import { breadcrumbsOf, childrenOf, routeOf } from "../../shared/page-paths.ts";
import { CopySections } from "../components/CopySections.tsx";
import { LocalNav } from "../components/LocalNav.tsx";
import { PageIntro } from "../components/PageIntro.tsx";
import { PageLinks } from "../components/PageLinks.tsx";
import { usePage } from "../state/page-context.ts";
import { usePageCopy, usePageNames } from "../state/page-copy.ts";
import { useTranslation } from "../state/translation.ts";

/** A page of text in sections, with the pages below it or beside it. */
export function ContentPage() {
	const { page } = usePage();
	const { t } = useTranslation();
	const copy = usePageCopy();
	const nameOf = usePageNames();
	const breadcrumbs = breadcrumbsOf(page);
	const parent = breadcrumbs.at(-2);
	const isThirdLevel = breadcrumbs.length === 4;
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction}>
				<LocalNav />
			</PageIntro>
			<CopySections sections={copy.sections} anchors={routeOf(page).anchors} />
			<PageLinks
				heading={t("page.children", { name: nameOf(page) })}
				pages={childrenOf(page)}
			/>
			{isThirdLevel && parent ? (
				<PageLinks
					heading={t("page.siblings", { name: nameOf(parent) })}
					pages={childrenOf(parent).filter(({ path }) => path !== page.path)}
				/>
			) : null}
		</>
	);
}
