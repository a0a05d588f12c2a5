import { hrefFor } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { LinkRows } from "../sections/LinkRows.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** The country guides, and how they were made. */
export function GuidesPage() {
	const { locale } = usePage();
	const { t } = useTranslation("guides");
	const copy = usePageCopy();
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction} />
			<Section heading={t("countries")} layout="below">
				<LinkRows
					rows={t("items").map(({ slug, countryName, description }) => ({
						href: hrefFor("guide", locale, { country: slug }),
						name: countryName,
						text: description,
					}))}
				/>
			</Section>
			<CopySections sections={copy.sections} />
		</>
	);
}
