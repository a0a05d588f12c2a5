import { usePageCopy } from "../state/use-page-copy.ts";
import { CopySections } from "./CopySections.tsx";
import { IndexHead } from "./heads/IndexHead.tsx";
import { LinkRows } from "./LinkRows.tsx";
import { Words } from "./Words.tsx";

/** A list of pages with an introduction and notes on how they were made. */
export function PageList({
	heading,
	rows,
}: {
	heading: string;
	rows: readonly { href: string; name: string; text: string }[];
}) {
	const { sections } = usePageCopy();
	return (
		<>
			<IndexHead
				list={
					<>
						<Words as="h2" text={heading} />
						<LinkRows rows={rows} />
					</>
				}
			/>
			<CopySections sections={sections} />
		</>
	);
}
