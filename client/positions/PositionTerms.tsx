import { brandName } from "../../shared/brand.ts";
import type { PositionCopy } from "../../shared/pages/content.ts";
import { Lines } from "../sections/Lines.tsx";
import { Term } from "../sections/Term.tsx";
import { Terms } from "../sections/Terms.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./PositionTerms.module.css";

/** A vacancy's key terms: pay, place and contract first. */
export function PositionTerms({ position }: { position: PositionCopy }) {
	const { locale } = usePage();
	const { t } = useTranslation("positions");
	const { posted, closes, salary } = position;
	const terms: readonly (readonly [name: string, value: string])[] = [
		[
			t("fields.place"),
			t("placeLine", { city: position.city, country: position.countryName }),
		],
		[t("fields.employment"), t(`employment.${position.employment}`)],
		[t("fields.employer"), brandName(locale)],
		[t("fields.workplace"), t(`workplaces.${position.workplace}`)],
		[t("fields.function"), t(`functions.${position.function}`)],
		[t("fields.level"), t(`levels.${position.level}`)],
		[t("fields.languages"), position.languages.join("\u00a0· ")],
		[t("fields.posted"), posted.text],
		[t("fields.closes"), closes?.text ?? t("fields.open")],
		[t("fields.reference"), position.reference],
	];
	return (
		<Terms layout="sheet">
			<Term name={t("fields.salary")}>
				<span className={styles.pay}>{salary.text}</span>
				<small>{t("fields.salaryNote")}</small>
			</Term>
			{terms.map(([name, value]) => (
				<Term name={name} key={name}>
					<Lines text={value} />
				</Term>
			))}
		</Terms>
	);
}
