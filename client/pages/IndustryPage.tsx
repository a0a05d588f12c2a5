import { breadcrumbsOf, childrenOf } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { NoFees } from "../sections/NoFees.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { isPatternName } from "../sections/pattern-names.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy, usePageNames } from "../state/use-page-copy.ts";

/** An industry, or one of its items, under the industry's own pattern. */
export function IndustryPage() {
	const { page } = usePage();
	const { t } = useTranslation();
	const copy = usePageCopy();
	const nameOf = usePageNames();
	const [, , industry = page] = breadcrumbsOf(page);
	const slug = industry.path.split("/").at(-1) ?? "";
	const isIndex = industry.path === page.path;
	const others = childrenOf(industry).filter(({ path }) => path !== page.path);
	return (
		<>
			<PageIntro
				heading={copy.heading}
				introduction={copy.introduction}
				{...(isPatternName(slug) ? { pattern: slug } : {})}
			/>
			<CopySections sections={copy.sections} />
			{page.params.item === "contact-specialists" ? <NoFees /> : null}
			<PageLinks
				heading={t(isIndex ? "page.children" : "page.siblings", {
					name: nameOf(industry),
				})}
				pages={others}
			/>
		</>
	);
}
