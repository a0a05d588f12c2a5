import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import { FactSteps } from "./FactSteps.tsx";
import { FactSource } from "./Facts.tsx";
import { Fold } from "./Fold.tsx";
import styles from "./LawSection.module.css";
import { Paragraph } from "./Lines.tsx";
import { Section } from "./Section.tsx";

/** Key rules of nationalization with dates and sources, on a dark ground. */
export function LawSection() {
	const { t, locale } = useTranslation("home");
	const places: Readonly<Record<string, string>> = t("nationalization.places");
	const facts = t("nationalization.facts");
	const compared = facts.flatMap(({ steps = [] }) => steps);
	return (
		<Section
			heading={t("nationalization.heading")}
			lead={t("nationalization.lead")}
			id="nationalization"
			layout="below"
			tone="deep"
		>
			<ul className={styles.laws}>
				{facts.map((fact) => (
					<li key={fact.id}>
						<strong>
							{/* Looked up by country, because facts come and go with their dates. */}
							<small>{places[fact.id.slice(0, 2)]}</small>
							{fact.value}
						</strong>
						<div>
							{fact.steps ? (
								<div className="bars">
									<FactSteps steps={fact.steps} compared={compared} />
								</div>
							) : null}
							<Fold
								summary={t("nationalization.rule")}
								about={fact.value}
								isNarrow
							>
								<Paragraph text={fact.text} />
								<FactSource fact={fact} />
							</Fold>
						</div>
					</li>
				))}
			</ul>
			<p className="actions">
				<a
					className="more"
					href={anchorHref("services", locale, "emiratisation")}
				>
					{t("nationalization.more")}
				</a>
			</p>
		</Section>
	);
}
