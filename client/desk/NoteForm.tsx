import { useId } from "react";
import { maximalNote } from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { useTranslation } from "../state/translation.ts";
import { DeskField } from "./DeskField.tsx";
import { useDesk } from "./use-desk.ts";
import { useNoteDraft } from "./use-note-draft.ts";

/** A form for a note to colleagues. A rejected note is filled in again. */
export function NoteForm({ reference }: { reference: string }) {
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
			<DeskField>
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
			</DeskField>
		</StaffForm>
	);
}
