import { useTranslation } from "../state/translation.ts";
import styles from "./LoadingNotice.module.css";

/** Stands where a part of a page is loaded. */
export function LoadingNotice() {
	const { t } = useTranslation();
	return (
		<p className={styles.notice} role="status">
			{t("async.loading")}
		</p>
	);
}
