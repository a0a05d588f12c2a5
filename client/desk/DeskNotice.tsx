import { maximalNote } from "../../shared/enquiry/desk.ts";
import { StaffNotice } from "../staff/StaffNotice.tsx";
import { useTranslation } from "../state/translation.ts";
import { useDesk } from "./use-desk.ts";

export function DeskNotice() {
	const { fault, query } = useDesk();
	const { t } = useTranslation("desk");
	return (
		<StaffNotice
			fault={fault && t(`faults.${fault}`, { count: maximalNote })}
			done={query.done && t(`done.${query.done}`, { count: query.count ?? 0 })}
		/>
	);
}
