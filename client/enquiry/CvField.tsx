import { cvFormats, cvMediaTypes } from "../../shared/enquiry/enquiry-cv.ts";
import { useTranslation } from "../state/translation.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

/** Extensions and media types, for pickers know the one or the other. */
const accepted = [
	...cvFormats.map((format) => `.${format}`),
	...Object.values(cvMediaTypes),
].join();

/** The field for a file with a CV. */
export function CvField({ id, error }: FieldProps) {
	const { t } = useTranslation("enquiry");
	return (
		<FieldFrame
			id={id}
			label={t("fields.cv.label")}
			hint={t("fields.cv.hint")}
			error={error}
			required
		>
			{(attributes) => (
				<input {...attributes} type="file" name="cv" accept={accepted} />
			)}
		</FieldFrame>
	);
}
