import { useTranslation } from "../../state/translation.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

/** A field to type into. */
export function TextField(
	props: FieldProps & {
		name: "name" | "email" | "phone" | "company" | "message";
		type?: "text" | "email" | "tel";
		autoComplete?: string;
		required?: boolean;
		multiline?: boolean;
	},
) {
	const { id, name, value, error, type = "text", required = false } = props;
	const { t } = useTranslation("enquiry");
	return (
		<FieldFrame
			id={id}
			label={t(`fields.${name}.label`)}
			hint={t(`fields.${name}.hint`)}
			error={error}
			required={required}
		>
			{(attributes) =>
				props.multiline ? (
					<textarea {...attributes} name={name} rows={6} defaultValue={value} />
				) : (
					<input
						{...attributes}
						name={name}
						type={type}
						autoComplete={props.autoComplete}
						defaultValue={value}
					/>
				)
			}
		</FieldFrame>
	);
}
