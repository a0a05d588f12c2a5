import { useTranslation } from "../state/translation.ts";
import type { GratuityError } from "./gratuity-query.ts";

/** A field with its label, what it takes, and what is wrong with what was typed. */
export function GratuityInput(props: {
	name: "basic" | "start" | "end";
	type: "text" | "date";
	inputMode?: "decimal";
	hint?: string;
	value: string;
	error: GratuityError | undefined;
}) {
	const { name, type, inputMode, hint, value, error } = props;
	const { t } = useTranslation("gratuity");
	const described = [hint && `${name}-hint`, error && `${name}-error`]
		.filter(Boolean)
		.join(" ");
	return (
		<div className="field">
			<label htmlFor={name}>{t(`form.${name}`)}</label>
			{hint ? (
				<p className="field-hint" id={`${name}-hint`}>
					{hint}
				</p>
			) : null}
			{error ? (
				<p className="field-error" id={`${name}-error`} role="alert">
					{t(`errors.${error}`)}
				</p>
			) : null}
			<input
				id={name}
				name={name}
				type={type}
				inputMode={inputMode}
				defaultValue={value}
				required
				autoComplete="off"
				aria-invalid={error !== undefined}
				aria-describedby={described === "" ? undefined : described}
			/>
		</div>
	);
}
