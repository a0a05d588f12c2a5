import type { FieldName } from "../../shared/calculators/calculators.ts";
import type { FieldError } from "../../shared/calculators/fields.ts";
import { Lines } from "../sections/Lines.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { formatDay } from "./format-day.ts";

/** A field with its label, its hint and its error. */
export function CalculatorInput(props: {
	name: Exclude<FieldName, "country" | "ending" | "size" | "year">;
	isDay: boolean;
	isOptional: boolean;
	value: string;
	error: FieldError | undefined;
}) {
	const { name, isDay, isOptional, value, error } = props;
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
				<p className="field-hint" id={`${name}-hint`}>
					<Lines text={hint} />
				</p>
			) : null}
			<input
				id={name}
				name={name}
				type={isDay ? "date" : "text"}
				inputMode={isDay ? undefined : "decimal"}
				defaultValue={value}
				required={!isOptional}
				autoComplete="off"
				aria-invalid={error !== undefined}
				aria-describedby={described === "" ? undefined : described}
			/>
			<ErrorText name={name} error={error} />
		</div>
	);
}

/** The error message of a field, if it has one. */
export function ErrorText(props: {
	name: FieldName;
	error: FieldError | undefined;
}) {
	const { name, error } = props;
	const { locale } = usePage();
	const { t } = useTranslation("calculators");
	if (!error) return null;
	return (
		<p className="field-error" id={`${name}-error`} role="alert">
			<Lines
				text={t(`errors.${error.code}`, {
					...error,
					...("day" in error ? { day: formatDay(error.day, locale) } : {}),
				})}
			/>
		</p>
	);
}
