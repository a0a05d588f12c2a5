import { operatorName, unknownName } from "../../shared/audit-actions.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { useTranslation } from "../state/translation.ts";

/** Returns a function that names staff, with localized names for entries without an account. */
export function useStaffName(): (staff: {
	readonly id: number | null;
	readonly name: string;
}) => string {
	const { t } = useTranslation("desk");
	return ({ id, name }) => {
		if (id !== null) return name;
		if (name === emergencyIdentity.name) return t("authors.emergency");
		if (name === unknownName) return t("authors.unknown");
		return name === operatorName ? t("authors.operator") : name;
	};
}
