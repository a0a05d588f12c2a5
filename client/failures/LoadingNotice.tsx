import { useTranslation } from "../state/translation.ts";
import styles from "./LoadingNotice.module.css";

/** Placeholder for a component that is loading. */
export function LoadingNotice() {
	const { t } = useTranslation();
	return (
		<p className={`floating ${styles.notice}`} role="status">
			{t("async.loading")}
		</p>
	);
}
