import type { DeskDelivery, DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./EnquiryDeliveries.module.css";

/** The deliveries of an enquiry with their state. Dead ones can be retried. */
export function EnquiryDeliveries({ enquiry }: { enquiry: DeskEnquiry }) {
	const { reference, deliveries } = enquiry;
	const { t } = useTranslation("desk");
	if (deliveries.length === 0) return <p>{t("deliveries.none")}</p>;
	return (
		<ul className={styles.deliveries}>
			{deliveries.map((delivery) => (
				<li key={delivery.id} data-state={delivery.state}>
					<h3>{t(`deliveries.kinds.${delivery.kind}`)}</h3>
					<DeliveryState delivery={delivery} />
					{delivery.state === "dead" ? (
						<StaffForm
							action="retry"
							fields={{ ref: reference, value: delivery.id }}
							submit={t("deliveries.retry", {
								name: t(`deliveries.kinds.${delivery.kind}`),
							})}
						/>
					) : null}
				</li>
			))}
		</ul>
	);
}

function DeliveryState({ delivery }: { delivery: DeskDelivery }) {
	const { t } = useTranslation("desk");
	const { state, attempts, host, lastError, at } = delivery;
	const attempted = t("deliveries.attempts", { count: attempts });
	return (
		<>
			<p>
				<strong>{t(`deliveries.${state}`, { time: at.text })}</strong>
				{attempts > 0 ? ` · ${attempted}` : null}
				{host ? ` · ${t("deliveries.host", { host })}` : null}
			</p>
			{lastError ? (
				<p className={styles.error}>
					{t("deliveries.error", { error: lastError })}
				</p>
			) : null}
		</>
	);
}
