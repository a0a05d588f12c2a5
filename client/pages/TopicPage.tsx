import { CitedHead } from "../cited/CitedHead.tsx";
import { CitedText } from "../cited/CitedText.tsx";

/** A policy, or a text about one subject. */
export function TopicPage() {
	return (
		<>
			<CitedHead />
			<CitedText />
		</>
	);
}
