import type { PositionCopy } from "../../shared/pages/content.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./PositionTerms.module.css";

/** A vacancy's terms at a glance. */
export function PositionTerms({ position }: { position: PositionCopy }) {
	const { t } = useTranslation("positions");
	const { posted, closes, salary } = position;
	const terms = [
		[t("fields.reference"), position.reference],
		[
			t("fields.place"),
			t("placeLine", { city: position.city, country: position.countryName }),
		],
		[t("fields.function"), t(`functions.${position.function}`)],
		[t("fields.level"), t(`levels.${position.level}`)],
		[t("fields.employment"), t(`employment.${position.employment}`)],
		[t("fields.workplace"), t(`workplaces.${position.workplace}`)],
		[
			t("fields.salary"),
			t("salaryLine", { range: salary.text, note: t("fields.salaryNote") }),
		],
		[t("fields.languages"), position.languages.join(" · ")],
		[t("fields.posted"), posted.text],
		[t("fields.closes"), closes?.text ?? t("fields.open")],
	];
	return (
		<dl className={styles.terms}>
			{terms.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
