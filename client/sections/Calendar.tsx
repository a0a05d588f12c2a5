import type { CalendarCopy } from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./Calendar.module.css";
import { Lines } from "./Lines.tsx";
import { SpanBar } from "./SpanBar.tsx";

type Row = CalendarCopy["rows"][number];

/**
 * A service's timeline: a bar for each step, paler from the point where it may already end, and
 * dashed if others set its end. Steps without weeks say what sets them.
 */
export function Calendar(props: {
	calendar: CalendarCopy;
	/** Beside others on the same scale, whose bars' meaning is plain. */
	isBrief?: true;
}) {
	const { calendar, isBrief } = props;
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
					{rows.map((row, index) => (
						<tr key={row.name}>
							<th scope="row">{row.name}</th>
							<td className={styles.track}>
								{row.from ? (
									<Bar {...row} next={rows[index + 1]?.from} length={length} />
								) : (
									<b>{row.span}</b>
								)}
							</td>
							<td>
								{row.from ? <b>{row.span}</b> : null}{" "}
								{row.note ? <Lines as="span" text={row.note} /> : null}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{!isBrief && rows.some(({ earliest }) => earliest) ? (
				<p>
					<small>{t("calendar.key")}</small>
				</p>
			) : null}
		</>
	);
}

function Bar(
	props: Row & {
		/** The first week or day of the next row. */
		next: string | undefined;
		length: number;
	},
) {
	const { from, to, earliest = to, next, length } = props;
	return to ? (
		<SpanBar
			from={Number(from)}
			to={Number(to)}
			earliest={Number(earliest)}
			length={length}
		/>
	) : (
		<Open from={Number(from)} next={next} length={length} />
	);
}

/** A dashed line to the next step or, as an arrow, at the end of the scale. */
function Open(props: {
	from: number;
	next: string | undefined;
	length: number;
}) {
	const { from, next, length } = props;
	const line = {
		fill: "none",
		stroke: "var(--primary)",
		strokeWidth: "2",
		strokeDasharray: "4 3",
	};
	return (
		<svg
			data-flow=""
			width="100%"
			height="20"
			viewBox={next ? `0 0 ${length} 1` : undefined}
			preserveAspectRatio="none"
			overflow="visible"
			aria-hidden="true"
		>
			{next ? (
				<path
					{...line}
					vectorEffect="non-scaling-stroke"
					d={`M${from - 1} .5H${Number(next) - 1}`}
				/>
			) : (
				<svg x="100%" overflow="visible" aria-hidden="true">
					<path {...line} d="M-22 10H-2" />
					<path {...line} strokeDasharray="none" d="M-8 5-2 10-8 15" />
				</svg>
			)}
		</svg>
	);
}
