import type { EnquiryField } from "../../shared/enquiry/enquiry.ts";
import { presetTopic, type TopicPreset } from "../../shared/enquiry/topics.ts";
import { anchorHref, pageHref } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import { ConsentBoxes } from "./ConsentBoxes.tsx";
import { CvField } from "./CvField.tsx";
import styles from "./EnquiryForm.module.css";
import { EnquirySent } from "./EnquirySent.tsx";
import { EnquirySummary, ErrorText } from "./EnquirySummary.tsx";
import type { FormSubject } from "./enquiry-draft.ts";
import { SendButton } from "./SendButton.tsx";
import { TextField } from "./TextField.tsx";
import { TopicField } from "./TopicField.tsx";
import { useEnquiry } from "./use-enquiry.ts";

/**
 * The form for all kinds of enquiries, on pages and in dialogs. Without scripts, applications post
 * to the vacancy's page and others to the contact page. After submission, the confirmation replaces
 * it.
 */
export function EnquiryForm(
	props: FormSubject &
		TopicPreset & {
			/** Initial text of the message. */
			started?: string;
		},
) {
	const { kind, position, started = "" } = props;
	const { t, page, locale } = useTranslation("enquiry");
	const preset = presetTopic(props);
	const enquiry = useEnquiry({ kind, position }, preset, started);
	const { state } = enquiry;
	const values: Readonly<Record<string, string | undefined>> = enquiry.values;
	// Not `useId`: React may hydrate the form without its surroundings. Each kind occurs once per
	// page.
	const prefix = `enquiry-${kind}`;

	if (state.reference)
		return (
			<EnquirySent
				kind={kind}
				reference={state.reference}
				onAgain={enquiry.restart}
			/>
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
	const isApplication = kind === "application";
	return (
		<form
			ref={enquiry.form}
			className={styles.form}
			action={
				isApplication
					? pageHref(page, locale, { anchor: "apply" })
					: anchorHref("contact", locale, "enquiry")
			}
			method="post"
			aria-label={t(isApplication ? "form.submitApplication" : "form.submit")}
			encType={isApplication ? "multipart/form-data" : undefined}
			// For the checkboxes, which browsers would restore on reload. Text fields set their own
			// value.
			autoComplete="off"
			noValidate
			onInput={enquiry.onInput}
			onBlur={enquiry.onBlur}
			onChange={enquiry.onChange}
			onSubmit={enquiry.onSubmit}
		>
			<EnquirySummary
				kind={kind}
				state={state}
				idOf={(name) => `${prefix}-${name}`}
			/>
			<p className="field-hint">{t("form.required")}</p>
			<input type="hidden" name="kind" value={kind} />
			<div className={styles.pair}>
				<TextField {...field("name")} autoComplete="name" required />
				{isApplication ? null : (
					<TextField {...field("company")} autoComplete="organization" />
				)}
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
			{isApplication ? (
				<>
					<input type="hidden" name="position" value={position} />
					<CvField {...field("cv")} />
					<TextField {...field("message")} text="cover" required multiline />
				</>
			) : (
				<>
					<TopicField {...field("topic")} preset={preset} />
					<TextField {...field("message")} required multiline />
				</>
			)}
			<div className="visually-hidden" aria-hidden="true">
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
				kind={kind}
				consent={field("consent")}
				transfer={field("transfer")}
			/>
			<SendButton kind={kind} state={state} />
		</form>
	);
}
