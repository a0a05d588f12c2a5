import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { SampleNote } from "../sections/SampleNote.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { EnquirySent } from "./EnquirySent.tsx";
import { useSent, useSubmitted } from "./use-submitted.ts";

/**
 * A vacancy's application form, or the confirmation after a post without scripts. If the vacancy
 * closes while the form is open, the form stays with its input.
 *
 * @param position the vacancy's reference
 * @param process what follows an application, as HTML from the build
 */
export function ApplySection(props: {
	position: string;
	isOpen: boolean;
	process: { readonly __html: string };
}) {
	const { position, isOpen, process } = props;
	const { t, locale } = useTranslation("enquiry");
	const submitted = useSubmitted("application");
	const sent = useSent({ kind: "application", position });
	if (!isOpen && !sent && !submitted) return null;
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
					<SampleNote />
				</>
			}
			aside={
				<div
					className="prose"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from Markdown, and takes no HTML from authors
					dangerouslySetInnerHTML={process}
				/>
			}
		>
			{sent ? (
				<EnquirySent kind="application" reference={sent} />
			) : (
				<EnquiryForm kind="application" position={position} />
			)}
		</Section>
	);
}
