import { EnquiryForm } from "../enquiry/EnquiryForm.tsx";
import { SampleNote } from "../sections/SampleNote.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageNames } from "../state/use-page-copy.ts";
import { consultationPreset } from "./consultation-preset.ts";
import { Dialog } from "./Dialog.tsx";

/** The contact form in a dialog: for an expert if the page has a subject, else the general one. */
export function ConsultationDialog(props: {
	onClose: () => void;
	isHiring?: boolean | undefined;
}) {
	const { t, page } = useTranslation("dialogs");
	const nameOf = usePageNames();
	const preset = consultationPreset(page);
	const title = preset
		? t("expert.title", { subject: nameOf(preset.subject) })
		: t("consultation.title");
	return (
		<Dialog title={title} onClose={props.onClose}>
			<p>{preset ? t("expert.lead") : t("consultation.lead")}</p>
			<SampleNote />
			<EnquiryForm
				kind={preset ? "expert" : "consultation"}
				industry={preset?.industry}
				service={preset?.service}
				topic={props.isHiring ? "hiring" : undefined}
			/>
		</Dialog>
	);
}
