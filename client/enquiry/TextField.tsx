import type { EnquiryField } from "../../shared/enquiry/enquiry.ts";
import { useTranslation } from "../state/translation.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

/** A single-line or multi-line text field, for text in any script. */
export function TextField(
	props: FieldProps & {
		name: Exclude<EnquiryField, "topic" | "cv" | "consent" | "transfer">;
		type?: "text" | "email" | "tel";
		autoComplete?: string;
		required?: boolean;
		multiline?: boolean;
		/** Key of its label and hint; by default its name. */
		text?: "cover";
	},
) {
	const { id, name, value, error, type = "text", required = false } = props;
	const { t } = useTranslation("enquiry");
	const text = props.text ?? name;
	return (
		<FieldFrame
			id={id}
			label={t(`fields.${text}.label`)}
			hint={t(`fields.${text}.hint`)}
			error={error}
			required={required}
		>
			{(attributes) =>
				props.multiline ? (
					<textarea
						{...attributes}
						name={name}
						dir="auto"
						rows={5}
						defaultValue={value}
					/>
				) : (
					<input
						{...attributes}
						name={name}
						dir="auto"
						type={type}
						autoComplete={props.autoComplete}
						defaultValue={value}
					/>
				)
			}
		</FieldFrame>
	);
}
