import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { Section } from "./Section.tsx";
import { SectionText } from "./SectionText.tsx";

/** Advice for candidates: nobody pays us for a job, and how to recognize impostors. */
export function NoFees() {
	const { locale } = usePage();
	const { t } = useTranslation("trust");
	const copy = t("candidates");
	return (
		<Section heading={copy.heading} id="no-fees" tone="sunken" layout="below">
			<SectionText section={{ ...copy, layout: "cells" }} />
			<p>
				<a href={anchorHref("contact", locale, "verify")}>{copy.link}</a>
			</p>
		</Section>
	);
}
