import type { DeskEnquiry, DeskEvent } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./EnquiryHistory.module.css";
import { NoteForm } from "./NoteForm.tsx";
import { useStaffName } from "./use-staff-name.ts";

/** The history of an enquiry, oldest first, and a form for a note. */
export function EnquiryHistory({ enquiry }: { enquiry: DeskEnquiry }) {
	const { t } = useTranslation("desk");
	const { createdAt, events } = enquiry;
	const nameOf = useStaffName();
	return (
		<>
			<ol className={styles.history}>
				<li>
					<time dateTime={createdAt.iso}>{createdAt.text}</time>
					<p>{t("history.arrived")}</p>
				</li>
				{events.map((event) => (
					<li key={event.id}>
						<time dateTime={event.at.iso}>{event.at.text}</time>
						{event.author ? <small>{nameOf(event.author)}</small> : null}
						<Event event={event} />
					</li>
				))}
			</ol>
			<NoteForm reference={enquiry.reference} />
		</>
	);
}

function Event({ event }: { event: DeskEvent }) {
	const { t } = useTranslation("desk");
	if (event.kind === "note") return <p className={styles.note}>{event.text}</p>;
	if (event.kind === "state")
		return <p>{t("history.state", { state: t(`states.${event.state}`) })}</p>;
	return (
		<p>
			{event.assignee
				? t("history.assigned", { name: event.assignee })
				: t("history.unassigned")}
		</p>
	);
}
