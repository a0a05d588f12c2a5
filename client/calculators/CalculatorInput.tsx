import type { TypedField } from "../../shared/calculators/calculators.ts";
import type { FieldError } from "../../shared/calculators/fields.ts";
import { Lines } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import { CalculatorError } from "./CalculatorError.tsx";

/** A field with its label, its hint and its error. */
export function CalculatorInput(props: {
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
				<p className="field-hint" id={`${name}-hint`}>
					<Lines text={hint} />
				</p>
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
