import { useTranslation } from "../state/translation.ts";
import styles from "./GratuityInput.module.css";
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
		<div className={styles.field}>
			<label htmlFor={name}>{t(`form.${name}`)}</label>
			{hint ? <p id={`${name}-hint`}>{hint}</p> : null}
			{error ? (
				<p className={styles.error} id={`${name}-error`} role="alert">
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
