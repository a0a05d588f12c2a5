import { Words } from "./Words.tsx";

/** The space between two clauses. */
const end = /(?<=[:?]) /;

/** A heading whose clauses are wrapped as a whole if they fit into a line. */
export function Clauses({ text }: { text: string }) {
	return text.split(end).flatMap((clause, index) => [
		index > 0 && " ",
		<span key={clause}>
			<Words text={clause} />
		</span>,
	]);
}
