import { computeGratuity, type GratuityInput } from "../../shared/gratuity.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./GratuityResult.module.css";

const currencies = { ae: "AED", sa: "SAR" } as const;
/** What each of the first five years earns, and each after, as arithmetic on a month's wage. */
const rates = {
	ae: (wage: string) => [
		`21 × (${wage} × 12 ÷ 365)`,
		`30 × (${wage} × 12 ÷ 365)`,
	],
	sa: (wage: string) => [`½ × ${wage}`, wage],
} as const;

/** The amount, and how it comes about, line by line. */
export function GratuityResult({ input }: { input: GratuityInput }) {
	const { locale } = usePage();
	const { t } = useTranslation("gratuity");
	const { service, parts, share, isCapped, amount } = computeGratuity(input);
	const number = (value: number, digits = 2) =>
		value.toLocaleString(locale, {
			minimumFractionDigits: digits,
			maximumFractionDigits: Math.max(digits, 4),
		});
	const money = (value: number) =>
		`${currencies[input.country]} ${number(value)}`;
	const rate = rates[input.country](number(input.wage, 0));
	const { years, months, days } = service;
	return (
		<>
			<p>{t("result.service", { years, months, days })}</p>
			<p className={styles.amount}>
				<span>{t("result.amount")}</span> <strong>{money(amount)}</strong>
			</p>
			{share === 0 ? <p>{t("result.none")}</p> : null}
			<h3>{t("result.steps")}</h3>
			<dl className={styles.steps}>
				{parts.map((part, index) =>
					part.years > 0 ? (
						<div key={rate[index]}>
							<dt>
								{t(index === 0 ? "result.firstYears" : "result.laterYears")}
							</dt>
							<dd>
								{number(part.years, 0)} × {rate[index]} = {money(part.amount)}
							</dd>
						</div>
					) : null,
				)}
				{share < 1 && share > 0 ? (
					<div>
						<dt>{t("result.share")}</dt>
						<dd>× {share === 1 / 3 ? "⅓" : "⅔"}</dd>
					</div>
				) : null}
				{isCapped ? (
					<div>
						<dt>{t("result.capped")}</dt>
						<dd>
							24 × {number(input.wage, 0)} = {money(amount)}
						</dd>
					</div>
				) : null}
			</dl>
			<p className={styles.disclaimer}>{t("result.disclaimer")}</p>
		</>
	);
}
