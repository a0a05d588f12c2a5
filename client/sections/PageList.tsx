import { usePageCopy } from "../state/use-page-copy.ts";
import { CopySections } from "./CopySections.tsx";
import { LinkRows } from "./LinkRows.tsx";
import { PageIntro } from "./PageIntro.tsx";
import { Section } from "./Section.tsx";

/** A list of pages, between what they are about and how they were made. */
export function PageList({
	heading,
	rows,
}: {
	heading: string;
	rows: readonly { href: string; name: string; text: string }[];
}) {
	const copy = usePageCopy();
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction} />
			<Section heading={heading} layout="below">
				<LinkRows rows={rows} />
			</Section>
			<CopySections sections={copy.sections} />
		</>
	);
}
