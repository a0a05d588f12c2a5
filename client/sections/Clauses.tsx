import { Words } from "./Words.tsx";

/**
 * A heading whose clauses are wrapped as a whole if they fit into a line.
 *
 * @param end matches the space between two clauses.
 */
export function Clauses({ text, end }: { text: string; end: RegExp }) {
	return text.split(end).flatMap((clause, index) => [
		index > 0 && " ",
		<span key={clause}>
			<Words text={clause} />
		</span>,
	]);
}
