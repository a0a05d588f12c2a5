import { useId } from "react";
import { type DeskEnquiry, enquiryStates } from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./EnquiryActions.module.css";
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
				<div className={`field ${styles.field}`}>
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
				</div>
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

/** Erases a person's data after their address has been typed as confirmation. */
export function EraseForm({ enquiry }: { enquiry: DeskEnquiry }) {
	const { reference, email } = enquiry;
	const { fault, typed } = useDesk();
	const { t } = useTranslation("desk");
	const id = useId();
	const isRefused = fault === "address";
	return (
		<details open={isRefused}>
			<summary>{t("erase.open")}</summary>
			<p>{t("erase.text")}</p>
			<StaffForm
				action="erase"
				fields={{ ref: reference }}
				label={t("erase.submit")}
			>
				<div className={`field ${styles.field}`}>
					<label htmlFor={id}>{t("erase.label", { email })}</label>
					<input
						id={id}
						type="text"
						inputMode="email"
						name="value"
						required
						autoCapitalize="none"
						spellCheck={false}
						defaultValue={isRefused ? typed : undefined}
						aria-invalid={isRefused ? true : undefined}
					/>
					<button className="button" type="submit">
						{t("erase.submit")}
					</button>
				</div>
			</StaffForm>
		</details>
	);
}
