import { useId } from "react";
import type { DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./AssignForm.module.css";
import { DeskField } from "./DeskField.tsx";
import { useDesk } from "./use-desk.ts";

/** Shows and changes the assignee of an enquiry. */
export function AssignForm({ enquiry }: { enquiry: DeskEnquiry }) {
	const { reference, assignee } = enquiry;
	const { me, staff } = useDesk();
	const { t } = useTranslation("desk");
	const id = useId();
	const isMine = me.id !== null && assignee?.id === me.id;
	// The assignee's account may have been removed.
	const choices = staff.some((account) => account.id === assignee?.id)
		? staff
		: [...(assignee ? [assignee] : []), ...staff];
	return (
		<div className={styles.assign}>
			<StaffForm
				action="assign"
				label={t("assign.submit")}
				fields={{ ref: reference }}
			>
				<DeskField>
					<label htmlFor={id}>{t("assign.label")}</label>
					<select id={id} name="value" defaultValue={assignee?.id ?? ""}>
						<option value="">{t("assign.nobody")}</option>
						{choices.map((account) => (
							<option key={account.id} value={account.id}>
								{account.id === me.id
									? t("assign.you", { name: account.name })
									: account.name}
							</option>
						))}
					</select>
					<button className="button" type="submit">
						{t("assign.submit")}
					</button>
				</DeskField>
			</StaffForm>
			{me.id === null || isMine ? null : (
				<StaffForm
					action="assign"
					label={t("assign.mine")}
					fields={{ ref: reference }}
				>
					<button
						className="button button-primary"
						type="submit"
						name="value"
						value="me"
					>
						{t("assign.mine")}
					</button>
				</StaffForm>
			)}
		</div>
	);
}
