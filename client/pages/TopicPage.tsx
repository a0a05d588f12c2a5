import { CitedHead } from "../cited/CitedHead.tsx";
import { CitedText } from "../cited/CitedText.tsx";
import { useCited } from "../state/use-page-copy.ts";

/** A policy, or a text about one subject. */
export function TopicPage() {
	const copy = useCited();
	return (
		<>
			<CitedHead copy={copy} />
			<CitedText copy={copy} isWithoutGlance />
		</>
	);
}
