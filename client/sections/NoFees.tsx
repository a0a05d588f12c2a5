import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import { Section } from "./Section.tsx";
import { SectionText } from "./SectionText.tsx";

/** Advice for candidates: nobody pays us for a job, and where to read how to recognize impostors. */
export function NoFees() {
	const { t, locale } = useTranslation("trust");
	const copy = t("candidates");
	return (
		<Section heading={copy.heading} id="no-fees" tone="sunken" layout="below">
			<SectionText section={copy} />
			<p>
				<a href={hrefFor("candidates", locale)}>{copy.link}</a>
			</p>
		</Section>
	);
}
