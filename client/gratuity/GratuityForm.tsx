import { endings, gratuityCountries } from "../../shared/gratuity.ts";
import { anchorHref } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./GratuityForm.module.css";
import { GratuityInput } from "./GratuityInput.tsx";
import type { GratuityQuery } from "./gratuity-query.ts";

/** Country, wage, first and last day, and how it ended. A plain form: the answer is a page. */
export function GratuityForm({ query }: { query: GratuityQuery }) {
	const { locale } = usePage();
	const { t } = useTranslation("gratuity");
	const { typed, errors } = query;
	const choose = (
		name: "country" | "ending",
		values: readonly ("ae" | "sa" | "ended" | "resigned")[],
	) => (
		<fieldset>
			<legend>{t(`form.${name}`)}</legend>
			{values.map((value, index) => (
				<label key={value}>
					<input
						type="radio"
						name={name}
						value={value}
						defaultChecked={
							typed[name] === value || (typed[name] === "" && index === 0)
						}
					/>
					{t(`form.${value}`)}
				</label>
			))}
		</fieldset>
	);
	return (
		<form
			className={styles.form}
			action={anchorHref(
				"gratuity",
				locale,
				Object.keys(errors).length > 0 ? "calculator" : "result",
			)}
		>
			{choose("country", gratuityCountries)}
			<GratuityInput
				name="basic"
				type="text"
				inputMode="decimal"
				hint={t("form.basicHelp")}
				value={typed.basic}
				error={errors.basic}
			/>
			<div className={styles.days}>
				<GratuityInput
					name="start"
					type="date"
					value={typed.start}
					error={errors.start}
				/>
				<GratuityInput
					name="end"
					type="date"
					value={typed.end}
					error={errors.end}
				/>
			</div>
			{choose("ending", endings)}
			<button className="button button-primary" type="submit">
				{t("form.submit")}
			</button>
		</form>
	);
}
