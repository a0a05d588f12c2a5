import type { Outcome } from "../../shared/calculators/outcome.ts";
import { checkedOn, sources } from "../../shared/calculators/sources.ts";
import { Lines, Paragraph } from "../sections/Lines.tsx";
import { Term, Terms } from "../sections/Terms.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./CalculatorResult.module.css";
import { formatDay } from "./format-day.ts";

/** The result amount, its computation line by line, and the source of the rule. */
export function CalculatorResult(props: {
	outcome: Outcome;
	/** Whether it is an example, which leaves the rule to the page's text. */
	isExample: boolean;
	format: (value: number) => string;
}) {
	const { outcome, isExample, format } = props;
	const { t, locale } = useTranslation("calculators");
	const { amount, service, lines, source } = outcome;
	const { site, asOf, knownUntil } = sources[source];
	return (
		<>
			{service ? <p>{t("result.service", { ...service })}</p> : null}
			<p className={styles.amount}>
				<span>
					{t(amount.unit === "saudis" ? "result.saudis" : "result.amount")}
				</span>{" "}
				<strong>
					{amount.unit === "saudis" ? null : `${amount.unit} `}
					{amount.least === undefined ? null : `${format(amount.least)} – `}
					{format(amount.value)}
				</strong>
			</p>
			<h3>{t("result.steps")}</h3>
			<Terms layout="rows">
				{lines.map(({ label, formula }) => (
					<Term name={t(`lines.${label}`)} key={label + formula}>
						{formula}
					</Term>
				))}
			</Terms>
			{isExample ? null : (
				<>
					<Paragraph text={t(`rules.${source}`)} />
					<p className="field-hint">
						{t("result.source", {
							site,
							asOf: formatDay(asOf, locale),
							checked: formatDay(checkedOn, locale),
							knownUntil: formatDay(knownUntil, locale),
						})}{" "}
						<Lines text={t("result.disclaimer")} />
					</p>
				</>
			)}
		</>
	);
}
