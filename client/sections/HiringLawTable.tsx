import type {
	HiringLawCopy,
	HiringLawLabels,
} from "../../shared/pages/fact-copy.ts";
import { FactSource } from "./Facts.tsx";
import styles from "./HiringLawTable.module.css";

const columns = [
	"recruitment",
	"temporary",
	"employerOfRecord",
	"quota",
	"statute",
] as const;

/** Hiring law by country and model, in a horizontally scrollable table. */
export function HiringLawTable(props: {
	rows: readonly HiringLawCopy[];
	labels: HiringLawLabels;
}) {
	const { rows, labels } = props;
	return (
		<section
			className={`prose table-scroll ${styles.law}`}
			aria-label={labels.name}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys where the focus is
			tabIndex={0}
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{labels.country}</th>
						{columns.map((column) => (
							<th scope="col" key={column}>
								{labels[column]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<th scope="row">{row.name}</th>
							{columns.map((column) => (
								<td key={column}>
									{row[column]}
									{column === "statute" ? (
										<>
											<br />
											<FactSource fact={row} />
										</>
									) : null}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
