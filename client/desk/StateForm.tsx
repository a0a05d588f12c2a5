import { type DeskEnquiry, enquiryStates } from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { useTranslation } from "../state/translation.ts";

/** Shows the state, with a button for each of the others. */
export function StateForm({ enquiry }: { enquiry: DeskEnquiry }) {
	const { reference, state } = enquiry;
	const { t } = useTranslation("desk");
	return (
		<StaffForm
			action="state"
			fields={{ ref: reference }}
			label={t("state.heading")}
		>
			<p>{t("state.now", { state: t(`states.${state}`) })}</p>
			<div className="actions">
				{enquiryStates
					.filter((other) => other !== state)
					.map((other) => (
						<button
							className="button"
							type="submit"
							key={other}
							name="value"
							value={other}
						>
							{t(`state.set.${other}`)}
						</button>
					))}
			</div>
		</StaffForm>
	);
}
