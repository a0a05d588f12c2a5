import { useId } from "react";
import type { EnquiryField, EnquiryKind } from "../../../shared/enquiry.ts";
import { hrefFor } from "../../../shared/page-paths.ts";
import { usePage } from "../../state/page-context.ts";
import { useTranslation } from "../../state/translation.ts";
import { ConsentBoxes } from "./ConsentBoxes.tsx";
import styles from "./EnquiryForm.module.css";
import { EnquirySent } from "./EnquirySent.tsx";
import { EnquirySummary } from "./EnquirySummary.tsx";
import { ErrorText } from "./ErrorText.tsx";
import { TextField } from "./TextField.tsx";
import { TopicField } from "./TopicField.tsx";
import { presetTopic, type TopicPreset } from "./topics.ts";
import { useEnquiry } from "./use-enquiry.ts";

/** Id of the part of the contact page that holds the form. */
export const enquiryAnchor = "enquiry";

/**
 * The contact form, on its page and in dialogs. Without scripts it posts to the contact page. Once
 * it is sent, the confirmation takes its place.
 */
export function EnquiryForm(props: { kind: EnquiryKind } & TopicPreset) {
	const { kind } = props;
	const { locale } = usePage();
	const { t } = useTranslation("enquiry");
	const preset = presetTopic(props);
	const enquiry = useEnquiry(kind, preset);
	const { state, values } = enquiry;
	const prefix = useId();

	if (state.reference)
		return (
			<EnquirySent reference={state.reference} onAgain={enquiry.restart} />
		);

	const field = <Name extends EnquiryField>(name: Name) => {
		const error = state.errors.find((found) => found.field === name);
		return {
			id: `${prefix}-${name}`,
			name,
			value: values[name],
			error: error && <ErrorText error={error} />,
		};
	};
	const isSending = state.phase === "sending";
	return (
		<form
			ref={enquiry.form}
			className={styles.form}
			action={`${hrefFor("contact", locale)}#${enquiryAnchor}`}
			method="post"
			// For the boxes, which browsers would tick again on a reload. Fields name their own.
			autoComplete="off"
			noValidate
			onInput={enquiry.onInput}
			onBlur={enquiry.onBlur}
			onChange={enquiry.onTick}
			onSubmit={enquiry.onSubmit}
		>
			<EnquirySummary state={state} idOf={(name) => `${prefix}-${name}`} />
			<p className={styles.note}>{t("form.required")}</p>
			<input type="hidden" name="kind" value={kind} />
			<div className={styles.pair}>
				<TextField {...field("name")} autoComplete="name" required />
				<TextField {...field("company")} autoComplete="organization" />
			</div>
			<div className={styles.pair}>
				<TextField
					{...field("email")}
					type="email"
					autoComplete="email"
					required
				/>
				<TextField {...field("phone")} type="tel" autoComplete="tel" />
			</div>
			<TopicField {...field("topic")} preset={preset} />
			<TextField {...field("message")} required multiline />
			<div className={styles.trap} aria-hidden="true">
				<label htmlFor={`${prefix}-website`}>{t("form.website")}</label>
				<input
					id={`${prefix}-website`}
					type="text"
					name="website"
					tabIndex={-1}
					autoComplete="off"
				/>
			</div>
			<ConsentBoxes
				key={locale}
				consent={field("consent")}
				transfer={field("transfer")}
			/>
			<div className={styles.actions}>
				<button
					className="button button-primary"
					type="submit"
					aria-disabled={isSending}
				>
					{t(isSending ? "form.sending" : "form.submit")}
				</button>
				<p role="status">{isSending ? t("form.wait") : null}</p>
			</div>
		</form>
	);
}
