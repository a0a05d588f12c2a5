import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { Fold } from "./Fold.tsx";
import { Paragraphs } from "./Lines.tsx";
import { Points } from "./Points.tsx";
import { Section } from "./Section.tsx";

/** Advice for candidates: nobody pays us for a job, and how to recognize impostors. */
export function NoFees() {
	const { locale } = usePage();
	const { t } = useTranslation("trust");
	return (
		<Section
			heading={t("candidates.heading")}
			id="no-fees"
			tone="sunken"
			layout="column"
		>
			<Paragraphs texts={t("candidates.paragraphs")} />
			<Fold summary={t("candidates.summary")} isNarrow>
				<Points points={t("candidates.points")} />
			</Fold>
			<p>
				<a href={anchorHref("contact", locale, "verify")}>
					{t("candidates.link")}
				</a>
			</p>
		</Section>
	);
}
