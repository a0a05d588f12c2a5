import type { FactStepCopy } from "../../shared/pages/fact-copy.ts";
import { barShare, stepWidth } from "../../shared/pages/fact-steps.ts";

/** Bars for a statement's steps, as a table. For articles, the build renders the same HTML. */
export function FactSteps(props: {
	steps: readonly FactStepCopy[];
	/** The steps of all charts that are compared, so that they share a scale. */
	compared?: readonly FactStepCopy[];
}) {
	const { steps, compared = steps } = props;
	return (
		<table>
			<tbody>
				{steps.map(({ name, length, value }) => (
					<tr key={name}>
						<th>{name}</th>
						<td>
							<svg
								width={barShare(Number(length), stepWidth(compared))}
								aria-hidden="true"
							/>{" "}
							{value}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
