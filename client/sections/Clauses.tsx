import { Fragment } from "react";
import { Words } from "./Words.tsx";

/**
 * A heading whose clauses are wrapped as a whole if they fit into a line.
 *
 * @param end matches the sign that ends a clause, before a space.
 */
export function Clauses({ text, end }: { text: string; end: RegExp }) {
	return text.split(end).map((clause, index) => (
		<Fragment key={clause}>
			{index > 0 ? " " : null}
			<span>
				<Words text={clause} />
			</span>
		</Fragment>
	));
}
