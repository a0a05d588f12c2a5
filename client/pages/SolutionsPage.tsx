import { hrefFor } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { LinkRows } from "../sections/LinkRows.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** The pages for what people search, each by its question. */
export function SolutionsPage() {
	const { locale } = usePage();
	const { t } = useTranslation("solutions");
	const copy = usePageCopy();
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction} />
			<Section heading={t("list")} layout="below">
				<LinkRows
					rows={t("items").map(({ slug, heading, description }) => ({
						href: hrefFor("solution", locale, { solution: slug }),
						name: heading,
						text: description,
					}))}
				/>
			</Section>
			<CopySections sections={copy.sections} />
		</>
	);
}
