import { usePageCopy } from "../state/use-page-copy.ts";
import { CopySections } from "./CopySections.tsx";
import { IndexHead } from "./heads/IndexHead.tsx";
import { type LinkRow, LinkRows } from "./LinkRows.tsx";
import { Words } from "./Words.tsx";

/** A list of pages with an introduction and notes on how they were made. */
export function PageList(props: { heading: string; rows: readonly LinkRow[] }) {
	const { sections } = usePageCopy();
	return (
		<>
			<IndexHead
				list={
					<>
						<Words as="h2" text={props.heading} />
						<LinkRows rows={props.rows} />
					</>
				}
			/>
			<CopySections sections={sections} />
		</>
	);
}
