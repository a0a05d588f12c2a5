import { CheckedNote } from "../cited/CheckedNote.tsx";
import { CitedText } from "../cited/CitedText.tsx";
import { useCitedLabels } from "../cited/use-cited-labels.ts";
import { PageIntro } from "../sections/PageIntro.tsx";
import { useCited } from "../state/use-page-copy.ts";

/** A policy, or a text about one subject. */
export function TopicPage() {
	const copy = useCited();
	const labels = useCitedLabels();
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction}>
				<CheckedNote checked={copy.checked} />
			</PageIntro>
			<CitedText copy={copy} labels={labels} />
		</>
	);
}
