import type { EnquiryKind } from "../../shared/enquiry/enquiry.ts";
import { useTranslation } from "../state/translation.ts";
import type { FormState } from "./enquiry-state.ts";
import styles from "./SendButton.module.css";

/** The submit button, which also shows progress. */
export function SendButton(props: { kind: EnquiryKind; state: FormState }) {
	const { phase, percent } = props.state;
	const { t } = useTranslation("enquiry");
	const isApplication = props.kind === "application";
	const isSending = phase === "sending";
	const label = isApplication ? "form.submitApplication" : "form.submit";
	const wait = isApplication ? "form.uploading" : "form.wait";
	return (
		<div className={`actions ${styles.foot}`}>
			<button
				className="button button-primary"
				type="submit"
				aria-disabled={isSending}
			>
				{t(isSending ? "form.sending" : label)}
			</button>
			{isSending && percent !== undefined ? (
				<progress
					className={styles.progress}
					aria-label={t("form.progress")}
					max={100}
					value={percent}
				/>
			) : null}
			<p role="status">{isSending ? t(wait) : null}</p>
		</div>
	);
}
