import { useTranslation } from "../state/translation.ts";
import styles from "./LoadFailure.module.css";

/** Placeholder for a component that failed to load. */
export function LoadFailure(props: {
	retry: () => void;
	onDismiss: (() => void) | undefined;
}) {
	const { t } = useTranslation();
	return (
		<div className={`floating ${styles.failure}`} role="alert">
			<p>{t("async.failed")}</p>
			<p className="actions">
				<button className="button" type="button" onClick={props.retry}>
					{t("async.retry")}
				</button>
				<button className="button" type="button" onClick={props.onDismiss}>
					{t("async.dismiss")}
				</button>
			</p>
		</div>
	);
}
