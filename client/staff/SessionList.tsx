import { hasRight } from "../../shared/staff.ts";
import type { SessionsView } from "../../shared/staff-views.ts";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { StaffForm } from "./StaffForm.tsx";
import { StaffFacts, StaffList, StaffTools } from "./StaffList.tsx";

/** Active sessions, each with a button that ends it. */
export function SessionList({ view }: { view: SessionsView }) {
	const { t } = useTranslation("staff");
	const { staff } = usePageData();
	return (
		<>
			<StaffList>
				{view.sessions.map(
					({ key, name, agent, began, seen, isThis }, index) => (
						<li key={key}>
							<h3>
								{name ?? t("sessions.emergency")}
								{isThis ? ` · ${t("sessions.this")}` : null}
							</h3>
							<p>{agent || t("sessions.noAgent")}</p>
							<StaffFacts>
								{t("sessions.times", { began: began.text, seen: seen.text })}
							</StaffFacts>
							<StaffTools>
								<StaffForm
									action="end"
									fields={{ session: key }}
									label={`${t("sessions.end")} (${index + 1}/${view.sessions.length}): ${name ?? t("sessions.emergency")}`}
									submit={t(isThis ? "sessions.endThis" : "sessions.end")}
								/>
							</StaffTools>
						</li>
					),
				)}
			</StaffList>
			<StaffTools>
				<StaffForm action="end-others" submit={t("sessions.endOthers")} />
				{staff && hasRight(staff, "sessions") ? (
					<StaffForm action="end-everyone" submit={t("sessions.endEveryone")} />
				) : null}
			</StaffTools>
		</>
	);
}
