import { DeskEnquiryView } from "../desk/DeskEnquiryView.tsx";
import { DeskListView } from "../desk/DeskListView.tsx";
import { DeskNotice } from "../desk/DeskNotice.tsx";
import { MessageText } from "../desk/MessageText.tsx";
import { useDesk } from "../desk/use-desk.ts";
import { Section } from "../sections/Section.tsx";
import { StaffHead } from "../staff/StaffHead.tsx";
import { useTranslation } from "../state/translation.ts";

/** The staff desk: the list of enquiries, or the one in the query. */
export function DeskPage() {
	const { list, enquiry } = useDesk();
	if (enquiry) return <DeskEnquiryView enquiry={enquiry} />;
	if (list) return <DeskListView list={list} />;
	return <DeskMissing />;
}

/** Shown if the enquiry does not exist. Keeps the input that was submitted for it. */
function DeskMissing() {
	const { filter, hrefOf, typed } = useDesk();
	const { t } = useTranslation("desk");
	return (
		<>
			<StaffHead introduction="">
				<a className="button" href={hrefOf(filter)}>
					{t("enquiry.back")}
				</a>
			</StaffHead>
			<Section heading={t("list.heading")}>
				<DeskNotice />
				{typed ? (
					<>
						<p>{t("lost")}</p>
						<MessageText text={typed} />
					</>
				) : null}
			</Section>
		</>
	);
}
