import { cvFormats, cvMediaTypes } from "../../shared/enquiry/enquiry-cv.ts";
import { useTranslation } from "../state/translation.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

/** Extensions and media types: some file pickers know only one of them. */
const accepted = [
	...cvFormats.map((format) => `.${format}`),
	...Object.values(cvMediaTypes),
].join();

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
