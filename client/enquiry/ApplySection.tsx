import { type ReactNode, useEffect } from "react";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { Section } from "../sections/Section.tsx";
import { useLocation } from "../state/location-context.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { EnquirySent } from "./EnquirySent.tsx";
import { clearDraft } from "./enquiry-draft.ts";
import { useSubmitted } from "./use-submitted.ts";

/**
 * A vacancy's application form, or the confirmation after a post without scripts. If the vacancy
 * closes while the form is open, the form stays with its input.
 *
 * @param position the vacancy's reference
 * @param recap the vacancy's main terms, beside the form
 */
export function ApplySection(props: {
	position: string;
	isOpen: boolean;
	recap: ReactNode;
}) {
	const { position, isOpen, recap } = props;
	const { locale } = usePage();
	const { t } = useTranslation("enquiry");
	const { search } = useLocation();
	const submitted = useSubmitted("application");
	const reference = new URLSearchParams(search).get("sent");
	const isSent = isReference(reference);
	useEffect(() => {
		if (isSent) clearDraft({ kind: "application", position });
	}, [isSent, position]);
	if (!isOpen && !isSent && !submitted) return null;
	return (
		<Section
			heading={t("apply.heading")}
			id="apply"
			tone="sunken"
			layout="column"
			note={
				<>
					<p>
						{t("apply.free")}{" "}
						<a href={anchorHref("contact", locale, "verify")}>
							{t("apply.verify")}
						</a>
					</p>
					<div data-phone="none">{recap}</div>
				</>
			}
		>
			{isReference(reference) ? (
				<EnquirySent kind="application" reference={reference} />
			) : (
				<EnquiryForm kind="application" position={position} />
			)}
		</Section>
	);
}
