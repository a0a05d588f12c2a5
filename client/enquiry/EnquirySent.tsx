import { type MouseEvent, useEffect, useId, useRef } from "react";
import type { EnquiryKind } from "../../shared/enquiry/enquiry.ts";
import { anchorHref, hrefFor } from "../../shared/pages/page-hrefs.ts";
import { isPlainClick } from "../navigation/is-plain-click.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./EnquirySent.module.css";

/**
 * Confirms that an enquiry has been stored. It takes the focus so that screen readers announce it.
 *
 * @param onAgain shows an empty form instead; if absent, a link leads to one. After an application,
 * a link leads to the other positions.
 */
export function EnquirySent(props: {
	kind: EnquiryKind;
	reference: string;
	onAgain?: () => void;
}) {
	const { reference, onAgain } = props;
	const isApplication = props.kind === "application";
	const { t, locale } = useTranslation("enquiry");
	const box = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => box.current?.focus(), []);

	const again = (event: MouseEvent): void => {
		if (!onAgain || !isPlainClick(event)) return;
		event.preventDefault();
		onAgain();
	};
	return (
		<div
			ref={box}
			className={styles.sent}
			role="status"
			aria-labelledby={`${id}-heading`}
			aria-describedby={`${id}-reference`}
			tabIndex={-1}
		>
			<h3 id={`${id}-heading`}>
				{t(isApplication ? "sent.applicationHeading" : "sent.heading")}
			</h3>
			<p id={`${id}-reference`}>
				{t("sent.reference")}{" "}
				<strong className={styles.reference}>{reference}</strong>
			</p>
			<p>{t(isApplication ? "sent.applicationText" : "sent.text")}</p>
			<p>
				{isApplication ? (
					<a href={anchorHref("careers", locale, "open-positions")}>
						{t("sent.others")}
					</a>
				) : (
					<a href={hrefFor("contact", locale)} onClick={again}>
						{t("sent.again")}
					</a>
				)}
			</p>
		</div>
	);
}
