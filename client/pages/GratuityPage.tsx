import { useLocation } from "react-router";
import { CopySections } from "../components/CopySections.tsx";
import { GratuityForm } from "../components/gratuity/GratuityForm.tsx";
import { GratuityResult } from "../components/gratuity/GratuityResult.tsx";
import { readGratuityQuery } from "../components/gratuity/gratuity-query.ts";
import { PageIntro } from "../components/PageIntro.tsx";
import { Section } from "../components/Section.tsx";
import { usePageCopy } from "../state/page-copy.ts";
import { useTranslation } from "../state/translation.ts";

/** End-of-service pay by the rules of the UAE and Saudi Arabia, with its arithmetic. */
export function GratuityPage() {
	const { t } = useTranslation("gratuity");
	const copy = usePageCopy();
	const { search } = useLocation();
	const query = readGratuityQuery(search);
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction} />
			<Section heading={t("form.heading")} id="calculator">
				<GratuityForm query={query} />
			</Section>
			{query.input ? (
				<Section heading={t("result.heading")} id="result" tone="sunken">
					<GratuityResult input={query.input} />
				</Section>
			) : null}
			<CopySections sections={copy.sections} />
		</>
	);
}
