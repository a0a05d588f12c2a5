import { routeOf } from "../../shared/pages/page-paths.ts";
import { AskedLink } from "../sections/AskedLink.tsx";
import { SheetHead } from "../sections/heads/SheetHead.tsx";
import { usePage } from "../state/page-context.ts";
import { useCited } from "../state/use-page-copy.ts";
import { CheckedNote } from "./CheckedNote.tsx";
import { GlanceTable } from "./GlanceTable.tsx";

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
			{routeOf(page).audience === "employers" ? <AskedLink /> : null}
		</SheetHead>
	);
}
