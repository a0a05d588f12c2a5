import { useTranslation } from "../state/translation.ts";
import { useDesk } from "./use-desk.ts";

/** Whose enquiries are listed. */
export function AssigneeField({ id }: { id: string }) {
	const { me, query, staff } = useDesk();
	const { t } = useTranslation("desk");
	return (
		<select id={id} name="assignee" defaultValue={query.assignee ?? ""}>
			<option value="">{t("filter.anyAssignee")}</option>
			{me.id === null ? null : (
				<option value="me">{t("assign.you", { name: me.name })}</option>
			)}
			<option value="nobody">{t("assign.nobody")}</option>
			{staff
				.filter((account) => account.id !== me.id)
				.map((account) => (
					<option key={account.id} value={account.id}>
						{account.name}
					</option>
				))}
		</select>
	);
}
