import { useId } from "react";
import type { DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { useTranslation } from "../state/translation.ts";
import { DeskField } from "./DeskField.tsx";
import { useDesk } from "./use-desk.ts";

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
				<DeskField>
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
				</DeskField>
			</StaffForm>
		</details>
	);
}
