import { topicIndustries, topicServices } from "../../shared/enquiry/topics.ts";
import type { Industry } from "../../shared/pages/industries.ts";
import { type Page, pageOf } from "../../shared/pages/page-paths.ts";
import type { Service } from "../../shared/pages/services.ts";
import { EnquiryForm } from "../enquiry/EnquiryForm.tsx";
import { SampleNote } from "../sections/SampleNote.tsx";
import { useTranslation } from "../state/translation.ts";
import { Dialog } from "./Dialog.tsx";

/** The contact form in a dialog: for an expert if the page has a subject, else the general one. */
export function ConsultationDialog(props: {
	onClose: () => void;
	isHiring?: boolean | undefined;
}) {
	const { t, page, nameOf } = useTranslation("dialogs");
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

/** The subject of a consultation on a page of an industry or a service. */
interface ConsultationPreset {
	/** The industry's or service's page, whose name is shown. */
	readonly subject: Page;
	readonly industry?: Industry;
	readonly service?: Service;
}

/** The industry or service that a page belongs to; `undefined` for general pages. */
export function consultationPreset(page: Page): ConsultationPreset | undefined {
	const [, section, name] = page.path.split("/");
	if (section === "industries") {
		const industry = topicIndustries.find((known) => known === name);
		return industry && { industry, subject: pageOf("industry", { industry }) };
	}
	if (section === "services") {
		const service = topicServices.find((known) => known === name);
		return service && { service, subject: pageOf("service", { service }) };
	}
	return undefined;
}
