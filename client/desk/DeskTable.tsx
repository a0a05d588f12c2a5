import type { DeskRow, EnquiryState } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./DeskTable.module.css";
import { useDesk } from "./use-desk.ts";

/** A page of enquiries. Narrow screens show the remaining columns below the name. */
export function DeskTable({ rows }: { rows: readonly DeskRow[] }) {
	const { filter, hrefOf } = useDesk();
	const { t } = useTranslation("desk");
	const describe = ({ kind, position, hasAttachment }: DeskRow) =>
		[
			t(`kinds.${kind}`),
			...(position ? [position] : []),
			...(hasAttachment ? [t("list.attachment")] : []),
		].join(" · ");
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t("list.caption")}</caption>
			<thead>
				<tr>
					<th scope="col">{t("list.from")}</th>
					<th scope="col" className={styles.wide}>
						{t("list.about")}
					</th>
					<th scope="col">{t("list.state")}</th>
					<th scope="col">{t("list.received")}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.reference} data-state={row.state}>
						<th scope="row">
							<a href={hrefOf({ ...filter, ref: row.reference })}>{row.name}</a>
							{row.company ? <span>{row.company}</span> : null}
							<span className={styles.narrow}>{describe(row)}</span>
						</th>
						<td className={styles.wide}>{describe(row)}</td>
						<td>
							<StateMark state={row.state} />
							{row.assignee ? (
								<span className={styles.assignee}>{row.assignee.name}</span>
							) : null}
							{row.hasFailed ? (
								<strong className={styles.failed}>{t("list.failed")}</strong>
							) : null}
						</td>
						<td>
							<time dateTime={row.createdAt.iso}>{row.createdAt.text}</time>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function StateMark({ state }: { state: EnquiryState }) {
	const { t } = useTranslation("desk");
	return (
		<span className={styles.mark} data-state={state}>
			{t(`states.${state}`)}
		</span>
	);
}
