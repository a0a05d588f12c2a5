import type { SessionsView } from "../../shared/staff-views.ts";
import { useTranslation } from "../state/translation.ts";
import { AsyncPasskeyPart } from "./AsyncPasskeyPart.tsx";
import { StaffForm } from "./StaffForm.tsx";
import { StaffFacts, StaffList, StaffTools } from "./StaffList.tsx";

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
								<StaffForm
									action="remove-passkey"
									fields={{ passkey: id }}
									label={`${t("passkeys.remove")}: ${t("passkeys.added", { time: added.text })}`}
									submit={t("passkeys.remove")}
								/>
							</StaffTools>
						</li>
					))}
				</StaffList>
			)}
			{isRecent ? (
				<AsyncPasskeyPart />
			) : (
				<StaffForm action="confirm" submit={t("passkeys.register")} />
			)}
		</>
	);
}
