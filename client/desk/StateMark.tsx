import type { EnquiryState } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./StateMark.module.css";

export function StateMark({ state }: { state: EnquiryState }) {
	const { t } = useTranslation("desk");
	return (
		<span className={styles.mark} data-state={state}>
			{t(`states.${state}`)}
		</span>
	);
}
