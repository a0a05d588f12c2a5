import { brand } from "../../../shared/brand.ts";
import { asksForTransfer } from "../../../shared/enquiry.ts";
import { hrefFor } from "../../../shared/page-paths.ts";
import { usePage } from "../../state/page-context.ts";
import { useTranslation } from "../../state/translation.ts";
import styles from "./ConsentBoxes.module.css";
import type { FieldProps } from "./FieldFrame.tsx";

/** The boxes to tick, none of them ticked: processing, and, in Chinese, the transfer abroad. */
export function ConsentBoxes(props: {
	consent: FieldProps;
	transfer: FieldProps;
}) {
	const { locale } = usePage();
	const { t } = useTranslation("enquiry");
	return (
		<fieldset className={styles.boxes}>
			<legend>{t("consent.legend")}</legend>
			<Box {...props.consent} name="consent" />
			{asksForTransfer(locale) ? (
				<>
					<p className={styles.facts}>
						{t("consent.facts", { email: brand.contact.email })}
					</p>
					{/* Says without scripts that the box was there, though it is not ticked. */}
					<input type="hidden" name="transfer" value="" />
					<Box {...props.transfer} name="transfer" />
				</>
			) : null}
			<p className={styles.more}>
				<a href={hrefFor("privacy", locale)} target="_blank" rel="noopener">
					{t("consent.more")}
				</a>
			</p>
		</fieldset>
	);
}

function Box(props: FieldProps & { name: "consent" | "transfer" }) {
	const { id, name, value, error } = props;
	const { t } = useTranslation("enquiry");
	return (
		<div className={styles.box}>
			{error ? (
				<p className={styles.error} id={`${id}-error`}>
					{error}
				</p>
			) : null}
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
					{t(`consent.${name}`)}{" "}
					<span className={styles.mark} aria-hidden="true">
						*
					</span>
				</span>
			</label>
		</div>
	);
}
