import { CopySections } from "../sections/CopySections.tsx";
import { LinkRows } from "../sections/LinkRows.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { usePageCopy } from "../state/use-page-copy.ts";

/** A list of pages, between what they are about and how they were made. */
export function LinkListPage({
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
