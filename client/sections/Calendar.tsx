import type { CalendarCopy } from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./Calendar.module.css";
import { Lines } from "./Lines.tsx";
import { SpanBar } from "./SpanBar.tsx";

type Row = CalendarCopy["rows"][number];

/** A service's timeline: a bar for each step, paler from the point where it may already end. */
export function Calendar({ calendar }: { calendar: CalendarCopy }) {
	const { unit, rows } = calendar;
	const { t } = useTranslation("services");
	const length = Number(calendar.length);
	const ticks = Array.from({ length }, (_, index) => index + 1);
	// The numbers and lines of a month's days would touch.
	const every = length > 20 ? 5 : 1;
	return (
		<>
			<table className={styles.calendar}>
				<thead>
					<tr>
						<th scope="col">
							{t("calendar.step")}
							<span aria-hidden="true">{unit}</span>
						</th>
						<th scope="col" className={styles.ticks} aria-label={unit}>
							{ticks.map((tick) => (
								<span key={tick}>{tick % every === 0 ? tick : null}</span>
							))}
							<svg
								viewBox={`0 0 ${length} 1`}
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								<path
									vectorEffect="non-scaling-stroke"
									d={`M0 0v1${`m${every}-1v1`.repeat(length / every)}`}
								/>
							</svg>
						</th>
						<th scope="col">
							<span className="visually-hidden">{unit}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.name}>
							<th scope="row">{row.name}</th>
							<td className={styles.track}>
								<Bar {...row} length={length} />
							</td>
							<td>
								<b>{row.span}</b> <Lines text={row.note ?? ""} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{rows.some(({ earliest }) => earliest) ? (
				<p>
					<small>{t("calendar.key")}</small>
				</p>
			) : null}
		</>
	);
}

function Bar({ from, to, earliest = to, length }: Row & { length: number }) {
	return from && to ? (
		<SpanBar
			from={Number(from)}
			to={Number(to)}
			earliest={Number(earliest)}
			length={length}
		/>
	) : null;
}
