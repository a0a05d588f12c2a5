import type { ReactNode } from "react";
import { readStarter } from "../../shared/enquiry/starter.ts";
import { SampleNote } from "../sections/SampleNote.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { EnquirySent } from "./EnquirySent.tsx";
import { useSent } from "./use-submitted.ts";

/**
 * The contact page's form, or the confirmation after a post without scripts.
 *
 * @param props.aside what to write and what happens next
 */
export function EnquirySection({ aside }: { aside: ReactNode }) {
	const { t, location } = useTranslation("enquiry");
	const sent = useSent({ kind: "consultation" });
	const started = readStarter(location.search).map(({ field, text }) =>
		t(`starter.${field}`, { text }),
	);
	return (
		<Section
			heading={t("section.heading")}
			id="enquiry"
			tone="sunken"
			layout="column"
			note={<SampleNote />}
			aside={aside}
		>
			{sent ? (
				<EnquirySent kind="consultation" reference={sent} />
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
