import { brandName } from "../../shared/brand.ts";
import { Lines } from "../sections/Lines.tsx";
import { Term, Terms } from "../sections/Terms.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePosition } from "../state/use-page-copy.ts";
import styles from "./PositionTerms.module.css";

/** A vacancy's terms: pay, employer and contract first. */
export function PositionTerms() {
	const position = usePosition();
	const { t, locale } = useTranslation("positions");
	const { posted, closes, salary } = position;
	const details: readonly (readonly [name: string, value: string])[] = [
		[t("fields.employment"), t(`employment.${position.employment}`)],
		[t("fields.workplace"), t(`workplaces.${position.workplace}`)],
		[
			t("fields.function"),
			`${t(`functions.${position.function}`)}\u00a0· ${t(`levels.${position.level}`)}`,
		],
		[t("fields.languages"), position.languages.join("\u00a0· ")],
		[t("fields.posted"), posted.text],
	];
	return (
		<Terms layout="sheet">
			<Term name={t("fields.salary")}>
				<span className={styles.pay}>{salary.text}</span>
				<small>{t("fields.salaryNote")}</small>
			</Term>
			<Term name={t("fields.employer")}>
				{brandName(locale)}
				<Lines as="small" text={t("fields.employerNote")} />
			</Term>
			<Term name={t("fields.place")}>{position.city}</Term>
			{details.map(([name, value]) => (
				<Term name={name} key={name}>
					<Lines text={value} />
				</Term>
			))}
			<Term name={t("fields.closes")}>{closes?.text ?? t("fields.open")}</Term>
			<Term name={t("fields.reference")}>
				<bdi>{position.reference}</bdi>
			</Term>
		</Terms>
	);
}
