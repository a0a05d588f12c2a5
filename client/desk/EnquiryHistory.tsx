import {
	type InputEvent,
	type RefObject,
	useEffect,
	useId,
	useRef,
} from "react";
import {
	type DeskEnquiry,
	type DeskEvent,
	maximalNote,
} from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { readTab, writeTab } from "../state/browser-memory.ts";
import { useTranslation } from "../state/translation.ts";
import actions from "./EnquiryActions.module.css";
import styles from "./EnquiryHistory.module.css";
import { forgetNote, noteDraftKey } from "./note-draft.ts";
import { useDesk } from "./use-desk.ts";
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

/** A form for a note to colleagues. A rejected note is filled in again. */
function NoteForm({ reference }: { reference: string }) {
	const { fault, typed } = useDesk();
	const { t } = useTranslation("desk");
	const id = useId();
	const isOurs = fault === "noteLong" || fault === "noteMissing";
	const draft = useNoteDraft(reference);
	return (
		<StaffForm
			action="note"
			fields={{ ref: reference }}
			label={t("note.submit")}
		>
			<div className={`field ${actions.field}`}>
				<label htmlFor={`${id}-note`}>{t("note.label")}</label>
				<p className="field-hint" id={`${id}-hint`}>
					{t("note.hint", { count: maximalNote })}
				</p>
				<textarea
					ref={draft.field}
					id={`${id}-note`}
					name="value"
					rows={4}
					required
					defaultValue={isOurs ? typed : undefined}
					aria-describedby={`${id}-hint`}
					aria-invalid={isOurs ? true : undefined}
					onInput={draft.keep}
				/>
				<button className="button button-primary" type="submit">
					{t("note.submit")}
				</button>
			</div>
		</StaffForm>
	);
}

/**
 * Saves a note to session storage while it is typed, so that an expired session or a lost
 * connection does not lose it. The draft is deleted once the note is saved, and by signing out.
 */
function useNoteDraft(reference: string): {
	readonly field: RefObject<HTMLTextAreaElement | null>;
	readonly keep: (event: InputEvent<HTMLTextAreaElement>) => void;
} {
	const { query } = useDesk();
	const field = useRef<HTMLTextAreaElement>(null);
	const isSaved = query.done === "note";
	useEffect(() => {
		if (isSaved) return forgetNote();
		const draft = read(reference);
		if (draft && field.current?.value === "") field.current.value = draft;
	}, [isSaved, reference]);
	return {
		field,
		keep: ({ currentTarget }) =>
			writeTab(noteDraftKey, [reference, currentTarget.value]),
	};
}

function read(reference: string): string | undefined {
	const kept = readTab(noteDraftKey);
	if (!Array.isArray(kept) || kept[0] !== reference) return undefined;
	return typeof kept[1] === "string" ? kept[1] : undefined;
}
