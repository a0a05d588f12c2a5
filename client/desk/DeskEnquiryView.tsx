import type { DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { AssignForm } from "./AssignForm.tsx";
import { DeskNotice } from "./DeskNotice.tsx";
import { DeskTools } from "./DeskTools.tsx";
import { EnquiryDeliveries } from "./EnquiryDeliveries.tsx";
import { EnquiryFacts } from "./EnquiryFacts.tsx";
import { EnquiryHistory } from "./EnquiryHistory.tsx";
import { EraseForm } from "./EraseForm.tsx";
import { PersonFile } from "./PersonFile.tsx";
import { StateForm } from "./StateForm.tsx";
import { useDesk } from "./use-desk.ts";

/** One enquiry: its content, its history, and the available actions. */
export function DeskEnquiryView({ enquiry }: { enquiry: DeskEnquiry }) {
	const { filter, hrefOf } = useDesk();
	const { t } = useTranslation("desk");
	return (
		<>
			<PageIntro
				heading={t("enquiry.heading", { reference: enquiry.reference })}
			>
				<DeskTools>
					<a className="button" href={hrefOf(filter)}>
						{t("enquiry.back")}
					</a>
				</DeskTools>
			</PageIntro>
			<Section heading={t("enquiry.details")}>
				<DeskNotice />
				<EnquiryFacts enquiry={enquiry} />
			</Section>
			<Section heading={t("state.heading")} tone="sunken">
				<StateForm enquiry={enquiry} />
				<AssignForm enquiry={enquiry} />
			</Section>
			<Section heading={t("history.heading")}>
				<EnquiryHistory enquiry={enquiry} />
			</Section>
			<Section
				heading={t("deliveries.heading")}
				lead={t("deliveries.lead")}
				tone="sunken"
			>
				<EnquiryDeliveries enquiry={enquiry} />
			</Section>
			<Section heading={t("person.heading")}>
				<PersonFile enquiry={enquiry} />
			</Section>
			<Section heading={t("erase.heading")} tone="sunken">
				<EraseForm enquiry={enquiry} />
			</Section>
		</>
	);
}
