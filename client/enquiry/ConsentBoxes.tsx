import { brand } from "../../shared/brand.ts";
import {
	asksForTransfer,
	type EnquiryKind,
} from "../../shared/enquiry/enquiry.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { Lines, Paragraph } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./ConsentBoxes.module.css";
import type { FieldProps } from "./FieldFrame.tsx";

/** Consent checkboxes, unchecked: data processing and, in Chinese, the transfer abroad. */
export function ConsentBoxes(props: {
	kind: EnquiryKind;
	consent: FieldProps;
	transfer: FieldProps;
}) {
	const { t, locale } = useTranslation("enquiry");
	const isApplication = props.kind === "application";
	const { email } = brand.contact;
	return (
		<fieldset className={styles.boxes}>
			<legend>{t("consent.legend")}</legend>
			<Box
				{...props.consent}
				name="consent"
				text={t(isApplication ? "consent.application" : "consent.consent")}
			/>
			{asksForTransfer(locale) ? (
				<>
					<Paragraph
						className="field-hint"
						text={t(
							isApplication ? "consent.applicationFacts" : "consent.facts",
							{ email },
						)}
					/>
					{/* Without scripts, tells the server that the unchecked box was shown. */}
					<input type="hidden" name="transfer" value="" />
					<Box
						{...props.transfer}
						name="transfer"
						text={t("consent.transfer")}
					/>
				</>
			) : null}
			<p className="field-hint">
				<a href={hrefFor("privacy", locale)} target="_blank" rel="noopener">
					{t("consent.more")}
				</a>
			</p>
		</fieldset>
	);
}

function Box(
	props: FieldProps & { name: "consent" | "transfer"; text: string },
) {
	const { id, name, value, error } = props;
	return (
		<div className={styles.box}>
			<label htmlFor={id}>
				<input
					id={id}
					name={name}
					type="checkbox"
					value="true"
					required
					defaultChecked={value === "true"}
					aria-invalid={Boolean(error)}
					aria-describedby={error ? `${id}-error` : undefined}
				/>
				<span>
					<Lines text={props.text} />{" "}
					<span className="field-mark" aria-hidden="true">
						*
					</span>
				</span>
			</label>
			{error ? (
				<p className="field-error" id={`${id}-error`}>
					{error}
				</p>
			) : null}
		</div>
	);
}
