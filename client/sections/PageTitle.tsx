import { Words } from "./Words.tsx";

/** The space between two clauses. */
const end = /(?<=[:?]) /;

/** A page's heading, whose clauses are wrapped as a whole if they fit into a line. */
export function PageTitle({ text }: { text: string }) {
	return (
		<h1>
			{text
				.split(end)
				.flatMap((clause, index) => [
					index > 0 && " ",
					<Words as="span" key={clause} text={clause} />,
				])}
		</h1>
	);
}
