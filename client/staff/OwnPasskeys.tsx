import type { SessionsView } from "../../shared/staff-views.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./AccountList.module.css";
import { AsyncPasskeyPart } from "./AsyncPasskeyPart.tsx";
import { StaffForm } from "./StaffForm.tsx";

/** One's own passkeys, and a way to add one. */
export function OwnPasskeys(props: { own: NonNullable<SessionsView["own"]> }) {
	const { passkeys, isRecent } = props.own;
	const { t } = useTranslation("staff");
	return (
		<>
			{passkeys.length === 0 ? (
				<p>{t("passkeys.none")}</p>
			) : (
				<ul className={styles.list}>
					{passkeys.map(({ id, added, used }) => (
						<li key={id}>
							<p>{t("passkeys.added", { time: added.text })}</p>
							<p className={styles.facts}>
								{used
									? t("passkeys.used", { time: used.text })
									: t("passkeys.unused")}
							</p>
							<div className={styles.tools}>
								<StaffForm
									action="remove-passkey"
									fields={{ passkey: id }}
									label={`${t("passkeys.remove")}: ${t("passkeys.added", { time: added.text })}`}
									submit={t("passkeys.remove")}
								/>
							</div>
						</li>
					))}
				</ul>
			)}
			{isRecent ? (
				<AsyncPasskeyPart />
			) : (
				<StaffForm action="confirm" submit={t("passkeys.register")} />
			)}
		</>
	);
}
