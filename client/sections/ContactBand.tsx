import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useClosing } from "../state/use-page-copy.ts";
import styles from "./ContactBand.module.css";

/** Pages that say nothing else than how to write to us. */
const asking = /\/(contact-specialists|get-started)$/;

/** The way to a consultant, at the end of pages whose subject one would write to us about. */
export function ContactBand() {
	const { page } = usePage();
	const { t } = useTranslation();
	const closing = useClosing();
	if (!closing || asking.test(page.path)) return null;
	return (
		<aside className={styles.band} aria-labelledby="talk">
			<div className={styles.inner}>
				<p>{closing}</p>
				<ConsultationLink className="button button-primary">
					<span id="talk">{t("page.contact")}</span>
				</ConsultationLink>
			</div>
		</aside>
	);
}
