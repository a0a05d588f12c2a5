import type { CalendarCopy } from "../../shared/pages/page-copy.ts";
import styles from "./Calendar.module.css";

/** Which weeks or days a service takes, a bar a step. What comes after the contract is an outline. */
export function Calendar({ calendar }: { calendar: CalendarCopy }) {
	const { unit, rows } = calendar;
	const length = Number(calendar.length);
	const ticks = Array.from({ length }, (_, index) => index + 1);
	return (
		<table className={styles.calendar}>
			<thead>
				<tr>
					<th scope="col">{unit}</th>
					<td aria-hidden="true">
						<span className={styles.ticks}>
							{ticks.map((tick) => (
								<span key={tick}>{tick}</span>
							))}
						</span>
					</td>
					<td />
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, from, to, span, note, isAfter }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td className={styles.track}>
							<span className={styles.span}>{span}</span>
							<svg
								viewBox={`0 0 ${length} 1`}
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								<path
									className={styles.lines}
									d={ticks.map((tick) => `M${tick} 0V1`).join("")}
								/>
								<rect
									className={isAfter ? styles.after : styles.bar}
									x={Number(from) - 1}
									y={0.34}
									width={Number(to) - Number(from) + 1}
									height={0.32}
								/>
							</svg>
						</td>
						<td className={styles.note}>{note}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
