import { Section } from "../sections/Section.tsx";
import { ConfirmForm } from "../staff/ConfirmForm.tsx";
import { OwnPasskeys } from "../staff/OwnPasskeys.tsx";
import { OwnPassword } from "../staff/OwnPassword.tsx";
import { SessionList } from "../staff/SessionList.tsx";
import { StaffHead } from "../staff/StaffHead.tsx";
import { StaffNotice } from "../staff/StaffNotice.tsx";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";

/** One's own sessions and credentials; administrators see all sessions. */
export function SessionsPage() {
	const { sessions: view, staff } = usePageData();
	const { t } = useTranslation("staff");
	if (!view) throw new Error("nothing from the desk");
	const { own, done, fault, passwordFault, confirm } = view;
	return (
		<>
			<StaffHead />
			<Section heading={t("sessions.list")} lead={t("sessions.lead")}>
				<StaffNotice
					fault={fault && t(`sessions.faults.${fault}`)}
					done={done && t(`sessions.done.${done}`)}
				/>
				{confirm ? <ConfirmForm view={confirm} /> : null}
				<SessionList view={view} />
			</Section>
			{own ? (
				<>
					<Section
						heading={t("passkeys.heading")}
						lead={t("passkeys.lead")}
						tone="sunken"
					>
						<OwnPasskeys own={own} />
					</Section>
					<Section
						heading={t("sessions.password")}
						lead={t("sessions.passwordLead")}
					>
						<OwnPassword
							email={staff?.email ?? ""}
							hasPassword={own.hasPassword}
							fault={passwordFault}
						/>
					</Section>
				</>
			) : null}
		</>
	);
}
