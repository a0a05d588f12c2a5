import { type ReactNode, useEffect } from "react";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { readStarter } from "../../shared/enquiry/starter.ts";
import { SampleNote } from "../sections/SampleNote.tsx";
import { Section } from "../sections/Section.tsx";
import { useLocation } from "../state/location-context.ts";
import { useTranslation } from "../state/translation.ts";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { EnquirySent } from "./EnquirySent.tsx";
import { clearDraft } from "./enquiry-draft.ts";

/**
 * The contact page's form, or the confirmation after a post without scripts.
 *
 * @param aside other contact channels
 */
export function EnquirySection({ aside }: { aside: ReactNode }) {
	const { t } = useTranslation("enquiry");
	const { search } = useLocation();
	const reference = new URLSearchParams(search).get("sent");
	const isSent = isReference(reference);
	const started = readStarter(search).map(({ field, text }) =>
		t(`starter.${field}`, { text }),
	);
	useEffect(() => {
		if (isSent) clearDraft({ kind: "consultation" });
	}, [isSent]);
	return (
		<Section
			heading={t("section.heading")}
			id="enquiry"
			tone="sunken"
			layout="column"
			note={<SampleNote of="form" />}
			aside={aside}
		>
			{isReference(reference) ? (
				<EnquirySent kind="consultation" reference={reference} />
			) : (
				<EnquiryForm
					kind="consultation"
					topic={started.length > 0 ? "hiring" : undefined}
					started={started.join("\n")}
				/>
			)}
		</Section>
	);
}
