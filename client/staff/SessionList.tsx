import { hasRight } from "../../shared/staff.ts";
import type { SessionsView } from "../../shared/staff-views.ts";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./AccountList.module.css";
import { StaffForm } from "./StaffForm.tsx";

/** Active sessions, each with a button that ends it. */
export function SessionList({ view }: { view: SessionsView }) {
	const { t } = useTranslation("staff");
	const { staff } = usePageData();
	return (
		<>
			<ul className={styles.list}>
				{view.sessions.map(
					({ key, name, agent, began, seen, isThis }, index) => (
						<li key={key}>
							<h3>
								{name ?? t("sessions.emergency")}
								{isThis ? ` · ${t("sessions.this")}` : null}
							</h3>
							<p>{agent || t("sessions.noAgent")}</p>
							<p className={styles.facts}>
								{t("sessions.times", { began: began.text, seen: seen.text })}
							</p>
							<div className={styles.tools}>
								<StaffForm
									action="end"
									fields={{ session: key }}
									label={`${t("sessions.end")} (${index + 1}/${view.sessions.length}): ${name ?? t("sessions.emergency")}`}
									submit={t(isThis ? "sessions.endThis" : "sessions.end")}
								/>
							</div>
						</li>
					),
				)}
			</ul>
			<div className={styles.tools}>
				<StaffForm action="end-others" submit={t("sessions.endOthers")} />
				{staff && hasRight(staff, "sessions") ? (
					<StaffForm action="end-everyone" submit={t("sessions.endEveryone")} />
				) : null}
			</div>
		</>
	);
}
