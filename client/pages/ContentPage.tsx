import {
	breadcrumbsOf,
	childrenOf,
	type Page,
	pageHref,
	routeOf,
} from "../../shared/page-paths.ts";
import { CopySections } from "../components/CopySections.tsx";
import { LinkCards } from "../components/LinkCards.tsx";
import { LocalNav } from "../components/LocalNav.tsx";
import { PageIntro } from "../components/PageIntro.tsx";
import { Section } from "../components/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { usePageCopy, usePageNames } from "../state/page-copy.ts";
import { useTranslation } from "../state/translation.ts";

/** A page of text in sections, with the pages below it or beside it. */
export function ContentPage() {
	const { page } = usePage();
	const { t } = useTranslation();
	const copy = usePageCopy();
	const nameOf = usePageNames();
	const children = childrenOf(page);
	const parent = breadcrumbsOf(page).at(-2);
	const isThirdLevel = breadcrumbsOf(page).length === 4;
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction}>
				<LocalNav />
			</PageIntro>
			<CopySections sections={copy.sections} anchors={routeOf(page).anchors} />
			{children.length > 0 ? (
				<PageLinks
					heading={t("page.children", { name: nameOf(page) })}
					pages={children}
				/>
			) : null}
			{isThirdLevel && parent ? (
				<PageLinks
					heading={t("page.siblings", { name: nameOf(parent) })}
					pages={childrenOf(parent).filter(({ path }) => path !== page.path)}
				/>
			) : null}
		</>
	);
}

function PageLinks({
	heading,
	pages,
}: {
	heading: string;
	pages: readonly Page[];
}) {
	const { locale } = usePage();
	const nameOf = usePageNames();
	if (pages.length === 0) return null;
	return (
		<Section heading={heading}>
			<LinkCards
				cards={pages.map((page) => ({
					href: pageHref(page, locale),
					name: nameOf(page),
				}))}
			/>
		</Section>
	);
}
