import { GratuityForm } from "../gratuity/GratuityForm.tsx";
import { GratuityResult } from "../gratuity/GratuityResult.tsx";
import { readGratuityQuery } from "../gratuity/gratuity-query.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { useLocation } from "../state/location-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

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
