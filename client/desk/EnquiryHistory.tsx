import type { DeskEnquiry, DeskEvent } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./EnquiryHistory.module.css";
import { NoteForm } from "./NoteForm.tsx";

/** What has happened to an enquiry, oldest first, and a form for a note. */
export function EnquiryHistory({ enquiry }: { enquiry: DeskEnquiry }) {
	const { t } = useTranslation("desk");
	const { createdAt, events } = enquiry;
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
	return event.kind === "state" ? (
		<p>{t("history.state", { state: t(`states.${event.state}`) })}</p>
	) : (
		<p className={styles.note}>{event.text}</p>
	);
}
