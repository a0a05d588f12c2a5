import { stepPath, stepWidth } from "../../shared/pages/fact-steps.ts";
import type { FactStepCopy } from "../../shared/pages/page-copy.ts";

/** A statement's shares, a bar each: the table is the drawing. Articles have the same from the build. */
export function FactSteps(props: {
	/** What the shares are of. */
	label: string;
	steps: readonly FactStepCopy[];
}) {
	const { label, steps } = props;
	return (
		<table aria-label={label}>
			<tbody>
				{steps.map(({ name, percent }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>
							<svg
								viewBox={`0 0 ${stepWidth(steps)} 1`}
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								<path d={stepPath(percent)} />
							</svg>
						</td>
						<td>{percent}%</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
