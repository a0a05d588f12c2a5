import { useId } from "react";
import { type StaffRole, staffRoles } from "../../shared/staff.ts";
import { useTranslation } from "../state/translation.ts";

export function RoleField({ chosen }: { chosen: StaffRole }) {
	const { t } = useTranslation("staff");
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{t("roles.label")}</label>
			<select id={id} name="role" defaultValue={chosen}>
				{staffRoles.map((role) => (
					<option key={role} value={role}>
						{t(`roles.${role}`)}
					</option>
				))}
			</select>
		</div>
	);
}
