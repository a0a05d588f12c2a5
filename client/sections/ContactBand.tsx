import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { useTranslation } from "../state/translation.ts";
import { useClosing } from "../state/use-page-copy.ts";
import styles from "./ContactBand.module.css";
import { Words } from "./Words.tsx";

/** The contact link at the end of pages that have a closing sentence. */
export function ContactBand() {
	const { t } = useTranslation();
	const closing = useClosing();
	if (!closing) return null;
	return (
		<aside className={styles.band} data-tone="deep" aria-labelledby="talk">
			<Words as="p" text={closing} />
			<ConsultationLink>
				<span id="talk">{t("page.ask")}</span>
			</ConsultationLink>
		</aside>
	);
}
