import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { brand } from "../../shared/brand.ts";
import {
	type EnquiryKind,
	enquiryFields,
} from "../../shared/enquiry/enquiry.ts";
import { useTranslation } from "../state/translation.ts";
import { describeFailure } from "./describe-result.ts";
import styles from "./EnquirySummary.module.css";
import type { FormState } from "./enquiry-state.ts";
import type { ShownError } from "./send-attempt.ts";

const order: readonly string[] = enquiryFields;

/**
 * The error summary above the form. It takes the focus after each attempt so that screen readers
 * announce it, and links to the fields.
 */
export function EnquirySummary(props: {
	kind: EnquiryKind;
	state: FormState;
	idOf: (field: string) => string;
}) {
	const { attempts, errors, failure } = props.state;
	const { t } = useTranslation("enquiry");
	const box = useRef<HTMLDivElement>(null);
	const headingId = props.idOf("summary");

	useEffect(() => {
		if (attempts > 0) box.current?.focus();
	}, [attempts]);

	const sorted = errors.toSorted(
		(a, b) => order.indexOf(a.field) - order.indexOf(b.field),
	);
	if (attempts === 0 || (errors.length === 0 && !failure)) return null;
	return (
		<div
			ref={box}
			className={styles.summary}
			role="alert"
			aria-labelledby={headingId}
			tabIndex={-1}
		>
			<h3 id={headingId}>{describeFailure(t, props.kind, props.state)}</h3>
			{failure ? (
				<>
					<p>{t(`failures.${failure}.text`, { email: brand.contact.email })}</p>
					<button className="button" type="submit">
						{t("form.retry")}
					</button>
				</>
			) : (
				<ul>
					{sorted.map((error) => (
						<li key={error.field}>
							{order.includes(error.field) ? (
								<a href={`#${props.idOf(error.field)}`} onClick={focusTarget}>
									<ErrorText error={error} />
								</a>
							) : (
								<ErrorText error={error} />
							)}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** Focuses the field without adding a hash to the URL, which would outlive a dialog. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const id = event.currentTarget.hash.slice(1);
	document.getElementById(id)?.focus();
}

/** The message of a field error: translated if its fault is known, else the server's text. */
export function ErrorText({ error }: { error: ShownError }): ReactNode {
	const { t } = useTranslation("enquiry");
	return error.fault ? t(`errors.${error.fault}`) : error.text;
}
