import type { DeskFailure } from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./DeskFailures.module.css";

/** Failed deliveries with destination and cause, and a button that retries all of them. */
export function DeskFailures(props: { failures: readonly DeskFailure[] }) {
	const { t } = useTranslation("desk");
	if (props.failures.length === 0) return null;
	return (
		<div className={styles.failures}>
			<h3>{t("failures.heading")}</h3>
			<ul>
				{props.failures.map(({ kind, host, cause, count }) => (
					<li key={`${kind} ${cause}`}>
						<strong>
							{t("failures.entry", {
								name: t(`deliveries.kinds.${kind}`),
								count,
							})}
						</strong>
						<span>
							{host ? t("deliveries.host", { host }) : t("failures.unset")}
						</span>
						{cause ? (
							<span>{t("deliveries.error", { error: cause })}</span>
						) : null}
					</li>
				))}
			</ul>
			<p>{t("failures.hint")}</p>
			<StaffForm action="retryAll" submit={t("failures.retry")} />
		</div>
	);
}
