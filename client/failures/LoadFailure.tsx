import { useTranslation } from "../state/translation.ts";
import styles from "./LoadFailure.module.css";

/** Placeholder for a component that failed to load. */
export function LoadFailure({ retry }: { retry: () => void }) {
	const { t } = useTranslation();
	return (
		<div className={`floating ${styles.failure}`} role="alert">
			<p>{t("async.failed")}</p>
			<button className="button" type="button" onClick={retry}>
				{t("async.retry")}
			</button>
		</div>
	);
}
