import { brandName } from "../../shared/brand.ts";
import type { PositionCopy } from "../../shared/pages/content.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./PositionTerms.module.css";

/** A vacancy's terms at a glance: pay, place and contract first. */
export function PositionTerms({ position }: { position: PositionCopy }) {
	const { locale } = usePage();
	const { t } = useTranslation("positions");
	const { posted, closes, salary } = position;
	const terms = [
		[
			t("fields.place"),
			t("placeLine", { city: position.city, country: position.countryName }),
		],
		[t("fields.employment"), t(`employment.${position.employment}`)],
		[t("fields.employer"), brandName(locale)],
		[t("fields.workplace"), t(`workplaces.${position.workplace}`)],
		[t("fields.function"), t(`functions.${position.function}`)],
		[t("fields.level"), t(`levels.${position.level}`)],
		[t("fields.languages"), position.languages.join(" · ")],
		[t("fields.posted"), posted.text],
		[t("fields.closes"), closes?.text ?? t("fields.open")],
		[t("fields.reference"), position.reference],
	];
	return (
		<dl className={styles.terms}>
			<div>
				<dt>{t("fields.salary")}</dt>
				<dd>
					<span className={styles.pay}>{salary.text}</span>
					<small>{t("fields.salaryNote")}</small>
				</dd>
			</div>
			{terms.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
