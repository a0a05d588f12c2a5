import type { AuditRow } from "../../shared/audit-actions.ts";
import { enquiryStates } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./AuditTable.module.css";
import { useDeskHref } from "./use-desk.ts";
import { useStaffName } from "./use-staff-name.ts";

/** Audit entries. On narrow screens each row becomes a block with stacked cells. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
	const { t } = useTranslation("audit");
	const hrefOf = useDeskHref();
	const nameOf = useStaffName();
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t("table.caption")}</caption>
			<thead>
				<tr>
					<th scope="col">{t("table.at")}</th>
					<th scope="col">{t("table.person")}</th>
					<th scope="col">{t("table.action")}</th>
					<th scope="col">{t("table.reference")}</th>
					<th scope="col">{t("table.detail")}</th>
					<th scope="col">{t("table.address")}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<td>
							<time dateTime={row.at.iso}>{row.at.text}</time>
						</td>
						<th scope="row">
							{nameOf({ id: row.staffId, name: row.staffName })}
						</th>
						<td>{t(`actions.${row.action}`)}</td>
						<td>
							{row.reference ? (
								<a href={hrefOf({ ref: row.reference })}>{row.reference}</a>
							) : null}
						</td>
						<td>
							<Detail row={row} />
						</td>
						<td>{row.address}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Detail({ row }: { row: AuditRow }) {
	const { t } = useTranslation("desk");
	const { action, detail } = row;
	const state = enquiryStates.find((known) => known === detail);
	if (action === "state" && state) return t(`states.${state}`);
	return action === "assign" ? (detail ?? t("assign.nobody")) : detail;
}
