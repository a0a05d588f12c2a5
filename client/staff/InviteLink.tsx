import type { AccountsView } from "../../shared/staff-views.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./InviteLink.module.css";

/** A new one-time link to copy. */
export function InviteLink(props: { link: NonNullable<AccountsView["link"]> }) {
	const { name, email, href, isMailed } = props.link;
	const { t } = useTranslation("staff");
	return (
		<div className={styles.link}>
			<h3>{t("link.heading", { name })}</h3>
			<p>{t(isMailed ? "link.mailed" : "link.copy", { email })}</p>
			<p>
				<code>{href}</code>
			</p>
		</div>
	);
}
