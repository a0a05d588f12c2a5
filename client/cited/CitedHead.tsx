import type { CitedCopy } from "../../shared/pages/content.ts";
import { AskedLink } from "../sections/AskedLink.tsx";
import { SheetHead } from "../sections/heads/SheetHead.tsx";
import { Lines } from "../sections/Lines.tsx";
import { CheckedNote } from "./CheckedNote.tsx";
import { GlanceTable } from "./GlanceTable.tsx";

/** Head of a text with citations: its introduction beside the key facts. */
export function CitedHead({ copy }: { copy: CitedCopy }) {
	return (
		<SheetHead
			heading={copy.heading}
			introduction={<Lines text={copy.introduction} />}
			sheet={copy.glance ? <GlanceTable html={copy.glance} /> : null}
		>
			<CheckedNote checked={copy.checked} />
			<AskedLink />
		</SheetHead>
	);
}
