import { useTranslation } from "../state/translation.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { useDesk } from "./use-desk.ts";

/** Filters the list by assignee. */
export function AssigneeField() {
	const { me, query, staff } = useDesk();
	const { t } = useTranslation("desk");
	const others = staff.filter(({ id }) => id !== me.id);
	return (
		<ChoiceField
			label={t("filter.assignee")}
			name="assignee"
			chosen={query.assignee === undefined ? undefined : `${query.assignee}`}
			any={t("filter.anyAssignee")}
			choices={[
				...(me.id === null
					? []
					: [{ value: "me", text: t("assign.you", { name: me.name }) }]),
				{ value: "nobody", text: t("assign.nobody") },
				...others.map(({ id, name }) => ({ value: String(id), text: name })),
			]}
		/>
	);
}
