import type { DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { Section } from "../sections/Section.tsx";
import { StaffHead } from "../staff/StaffHead.tsx";
import { useTranslation } from "../state/translation.ts";
import { DeskNotice } from "./DeskNotice.tsx";
import { AssignForm, EraseForm, StateForm } from "./EnquiryActions.tsx";
import { EnquiryDeliveries } from "./EnquiryDeliveries.tsx";
import { EnquiryFacts } from "./EnquiryFacts.tsx";
import { EnquiryHistory } from "./EnquiryHistory.tsx";
import { PersonFile } from "./PersonFile.tsx";
import { useDesk } from "./use-desk.ts";

/** One enquiry: its content, its history, and the available actions. */
export function DeskEnquiryView({ enquiry }: { enquiry: DeskEnquiry }) {
	const { filter, hrefOf } = useDesk();
	const { t } = useTranslation("desk");
	return (
		<>
			<StaffHead
				heading={t("enquiry.heading", { reference: enquiry.reference })}
				introduction=""
			>
				<a className="button" href={hrefOf(filter)}>
					{t("enquiry.back")}
				</a>
			</StaffHead>
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
