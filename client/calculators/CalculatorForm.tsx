import {
	type CalculatorId,
	type ChoiceValue,
	calculators,
	type FieldName,
	type TypedField,
} from "../../shared/calculators/calculators.ts";
import type {
	FieldError,
	FieldErrors,
} from "../../shared/calculators/fields.ts";
import { Paragraph } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./CalculatorForm.module.css";
import { formatDay } from "./format-day.ts";

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

/** A field with its label, its hint and its error. */
function CalculatorInput(props: {
	field: TypedField;
	value: string;
	error: FieldError | undefined;
}) {
	const { field, value, error } = props;
	const { kind, name } = field;
	const { t } = useTranslation("calculators");
	const hint =
		name === "start" || name === "end" ? undefined : t(`hints.${name}`);
	const described = [hint && `${name}-hint`, error && `${name}-error`]
		.filter(Boolean)
		.join(" ");
	return (
		<div className="field">
			<label htmlFor={name}>{t(`fields.${name}`)}</label>
			{hint ? (
				<Paragraph className="field-hint" id={`${name}-hint`} text={hint} />
			) : null}
			<input
				id={name}
				name={name}
				type={kind === "day" ? "date" : "text"}
				inputMode={kind === "day" ? undefined : "decimal"}
				defaultValue={value}
				required={!("isOptional" in field)}
				autoComplete="off"
				aria-invalid={error !== undefined}
				aria-describedby={described === "" ? undefined : described}
			/>
			<CalculatorError name={name} error={error} />
		</div>
	);
}

/** The error message of a field, if it has one. */
function CalculatorError(props: {
	name: FieldName;
	error: FieldError | undefined;
}) {
	const { name, error } = props;
	const { t, locale } = useTranslation("calculators");
	if (!error) return null;
	return (
		<Paragraph
			className="field-error"
			id={`${name}-error`}
			role="alert"
			text={t(`errors.${error.code}`, {
				...error,
				...("day" in error ? { day: formatDay(error.day, locale) } : {}),
			})}
		/>
	);
}
