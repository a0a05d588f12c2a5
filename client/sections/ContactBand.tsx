import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { useTranslation } from "../state/translation.ts";
import { useClosing } from "../state/use-page-copy.ts";
import styles from "./ContactBand.module.css";

/** The way to a consultant, at the end of pages whose subject one would write to us about. */
export function ContactBand() {
	const { t } = useTranslation();
	const closing = useClosing();
	if (!closing) return null;
	return (
		<aside className={styles.band} aria-label={t("page.contact")}>
			<div className={styles.inner}>
				<p>{closing}</p>
				<ConsultationLink className="button button-primary">
					{t("page.contact")}
				</ConsultationLink>
			</div>
		</aside>
	);
}
