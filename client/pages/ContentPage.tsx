import {
	anchorsOf,
	breadcrumbsOf,
	childrenOf,
} from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy, usePageNames } from "../state/use-page-copy.ts";

/** A page of text in sections, with the pages beside it. */
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
			<CopySections sections={copy.sections} anchors={anchorsOf(page)} />
			{isThirdLevel && parent ? (
				<PageLinks
					heading={t("page.siblings", { name: nameOf(parent) })}
					pages={childrenOf(parent).filter(({ path }) => path !== page.path)}
					others={copy.guides}
				/>
			) : null}
		</>
	);
}
