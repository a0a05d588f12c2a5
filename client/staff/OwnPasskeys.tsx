import type { SessionsView } from "../../shared/staff-views.ts";
import { useTranslation } from "../state/translation.ts";
import { AsyncPasskeyPart } from "./AsyncPasskeyPart.tsx";
import { SessionForm } from "./SessionForm.tsx";
import { StaffFacts } from "./StaffFacts.tsx";
import { StaffList } from "./StaffList.tsx";
import { StaffTools } from "./StaffTools.tsx";

/** One's own passkeys, and a way to add one. */
export function OwnPasskeys(props: { own: NonNullable<SessionsView["own"]> }) {
	const { passkeys, isRecent } = props.own;
	const { t } = useTranslation("staff");
	return (
		<>
			{passkeys.length === 0 ? (
				<p>{t("passkeys.none")}</p>
			) : (
				<StaffList>
					{passkeys.map(({ id, added, used }) => (
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
			{isRecent ? (
				<AsyncPasskeyPart />
			) : (
				<SessionForm action="confirm" submit={t("passkeys.register")} />
			)}
		</>
	);
}
