import { anchorHref } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./LawSection.module.css";
import { Section } from "./Section.tsx";

/** Three rules that clients ask about most, each with its date and source, on the page's dark ground. */
export function LawSection() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	const { t: common } = useTranslation();
	return (
		<Section
			heading={t("nationalization.heading")}
			lead={t("nationalization.lead")}
			id="nationalization"
			layout="below"
			tone="deep"
		>
			<ul className={styles.laws}>
				{t("nationalization.facts").map(({ id, value, text, asOf, source }) => (
					<li key={id}>
						<strong>{value}</strong>
						<p>{text}</p>
						<small>
							{common("facts.attribution", { date: asOf.text, source })}
						</small>
					</li>
				))}
			</ul>
			<p className="actions">
				<a
					className={`more ${styles.more}`}
					href={anchorHref("services", locale, "emiratisation")}
				>
					{t("nationalization.more")}
				</a>
			</p>
		</Section>
	);
}
