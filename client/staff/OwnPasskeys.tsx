import { pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import type { SessionsView } from "../../shared/staff-views.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { RegisterPasskey } from "./RegisterPasskey.tsx";
import { SessionForm } from "./SessionForm.tsx";
import { StaffFacts } from "./StaffFacts.tsx";
import { StaffList } from "./StaffList.tsx";
import { StaffTools } from "./StaffTools.tsx";

/** One's own passkeys, and what makes another one. */
export function OwnPasskeys(props: {
	passkeys: NonNullable<SessionsView["own"]>["passkeys"];
}) {
	const { locale } = usePage();
	const { t } = useTranslation("staff");
	const reload = (): void => {
		const query = { done: "passkey" };
		window.location.assign(pageHref(pageOf("sessions"), locale, { query }));
	};
	return (
		<>
			{props.passkeys.length === 0 ? (
				<p>{t("passkeys.none")}</p>
			) : (
				<StaffList>
					{props.passkeys.map(({ id, added, used }) => (
						<li key={id}>
							<p>{t("passkeys.added", { time: added.text })}</p>
							<StaffFacts>
								{used
									? t("passkeys.used", { time: used.text })
									: t("passkeys.unused")}
							</StaffFacts>
							<StaffTools>
								<SessionForm
									action="remove-passkey"
									label={`${t("passkeys.remove")}: ${t("passkeys.added", { time: added.text })}`}
									submit={t("passkeys.remove")}
								>
									<input type="hidden" name="passkey" value={id} />
								</SessionForm>
							</StaffTools>
						</li>
					))}
				</StaffList>
			)}
			<RegisterPasskey onDone={reload} />
		</>
	);
}
