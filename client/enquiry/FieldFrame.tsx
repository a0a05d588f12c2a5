import type { ReactNode } from "react";
import { Paragraph } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./FieldFrame.module.css";

/** Props shared by all fields. */
export interface FieldProps {
	readonly id: string;
	/** Initial value. */
	readonly value: string | undefined;
	readonly error: ReactNode;
}

/** Label, hint and error around a field, which receives the attributes that associate them. */
export function FieldFrame(props: {
	id: string;
	label: string;
	hint: string;
	error: ReactNode;
	required: boolean;
	children: (attributes: {
		id: string;
		required: boolean;
		"aria-describedby": string;
		"aria-invalid": boolean;
	}) => ReactNode;
}) {
	const { id, label, hint, error, required, children } = props;
	const { t } = useTranslation("enquiry");
	const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
	return (
		<div className={`field ${styles.frame}`}>
			<label htmlFor={id}>
				{label}{" "}
				{required ? (
					<span className="field-mark" aria-hidden="true">
						*
					</span>
				) : (
					<span className={styles.optional}>{t("form.optional")}</span>
				)}
			</label>
			<Paragraph className="field-hint" id={hintId} text={hint} />
			{children({
				id,
				required,
				"aria-describedby": error ? `${errorId} ${hintId}` : hintId,
				"aria-invalid": Boolean(error),
			})}
			{error ? (
				<p className="field-error" id={errorId}>
					{error}
				</p>
			) : null}
		</div>
	);
}
