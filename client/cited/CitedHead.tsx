import { AskedLink } from "../sections/AskedLink.tsx";
import { SheetHead } from "../sections/heads/SheetHead.tsx";
import { usePage } from "../state/page-context.ts";
import { useCited } from "../state/use-page-copy.ts";
import { CheckedNote } from "./CheckedNote.tsx";
import { GlanceTable } from "./GlanceTable.tsx";

/** Pages for employers. */
const aboutHiring = /^\/(solutions|fees-and-terms|documents)/;

/** Head of a text with citations: its introduction beside the key facts. */
export function CitedHead() {
	const { page } = usePage();
	const { glance } = useCited();
	return (
		<SheetHead
			sheet={
				<>
					{glance ? <GlanceTable html={glance} /> : null}
					<CheckedNote />
				</>
			}
		>
			{aboutHiring.test(page.path) ? <AskedLink /> : null}
		</SheetHead>
	);
}
