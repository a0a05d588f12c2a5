import { CitedHead } from "../cited/CitedHead.tsx";
import { CitedText } from "../cited/CitedText.tsx";
import { useCitedLabels } from "../cited/use-cited-labels.ts";
import { useCited } from "../state/use-page-copy.ts";

/** A policy, or a text about one subject. */
export function TopicPage() {
	const copy = useCited();
	const labels = useCitedLabels();
	return (
		<>
			<CitedHead copy={copy} />
			<CitedText copy={copy} labels={labels} isWithoutGlance />
		</>
	);
}
