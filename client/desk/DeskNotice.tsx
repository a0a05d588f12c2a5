import { maximalNote } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import { useDesk } from "./use-desk.ts";

/** The result of the last action: success, or why it was rejected. */
export function DeskNotice() {
	const { fault, query } = useDesk();
	const { t } = useTranslation("desk");
	if (fault)
		return (
			<p className="notice" role="alert">
				{t(`faults.${fault}`, { count: maximalNote })}
			</p>
		);
	if (!query.done) return null;
	return (
		<p className="notice" role="status">
			{t(`done.${query.done}`, { count: query.count ?? 0 })}
		</p>
	);
}
