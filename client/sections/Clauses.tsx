import { Words } from "./Words.tsx";

/**
 * A heading whose clauses are wrapped as a whole if they fit into a line.
 *
 * @param end matches the space between two clauses; without one, in Chinese, the place.
 */
export function Clauses({ text, end }: { text: string; end: RegExp }) {
	return text.split(end).flatMap((clause, index) => [
		index > 0 && !clause.startsWith("（") && " ",
		<span key={clause}>
			<Words text={clause} />
		</span>,
	]);
}
