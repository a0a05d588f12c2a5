import {
	type CalculatorId,
	type ChoiceValue,
	calculators,
	type FieldName,
} from "../../shared/calculators/calculators.ts";
import type { FieldErrors } from "../../shared/calculators/fields.ts";
import { useTranslation } from "../state/translation.ts";
import { CalculatorError } from "./CalculatorError.tsx";
import styles from "./CalculatorForm.module.css";
import { CalculatorInput } from "./CalculatorInput.tsx";

/** A calculator's plain GET form. The result is a page of its own. */
export function CalculatorForm(props: {
	id: CalculatorId;
	typed: Readonly<Record<string, string>>;
	errors: FieldErrors;
}) {
	const { id, typed, errors } = props;
	const { t } = useTranslation("calculators");
	const choose = (name: FieldName, values: readonly ChoiceValue[]) => (
		<fieldset
			key={name}
			aria-describedby={errors[name] ? `${name}-error` : undefined}
		>
			<legend>{t(`fields.${name}`)}</legend>
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
					{t(`choices.${value}`)}
				</label>
			))}
			<CalculatorError name={name} error={errors[name]} />
		</fieldset>
	);
	return (
		<form
			className={styles.form}
			aria-label={t("form.heading")}
			data-print="keep"
			action={Object.keys(errors).length > 0 ? "#calculator" : "#result"}
		>
			{calculators[id].map((field) =>
				field.kind === "choice" ? (
					choose(field.name, field.values)
				) : (
					<CalculatorInput
						key={field.name}
						field={field}
						value={typed[field.name] ?? ""}
						error={errors[field.name]}
					/>
				),
			)}
			<button className="button button-primary" type="submit">
				{t("form.submit")}
			</button>
		</form>
	);
}
