import type { ChartCopy } from "../../shared/pages/page-copy.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./Chart.module.css";
import { Example } from "./Example.tsx";
import { Fold } from "./Fold.tsx";
import { Lines } from "./Lines.tsx";

/** The colors of the series. */
const fills = [
	"var(--primary)",
	"var(--accent)",
	"var(--border-strong)",
	"var(--text-strong)",
] as const;

/** A stacked bar chart, with its numbers in a table. */
export function Chart({ chart }: { chart: ChartCopy }) {
	const { caption, unit, series, rows, note, sourced, firstDay } = chart;
	const { t, locale } = useTranslation();
	const counted = firstDay ? Number(firstDay) : series.length;
	const longest = Math.max(...rows.map(({ values }) => sum(values)));
	return (
		<figure className={styles.chart}>
			<figcaption>
				{sourced ? null : <Example />} {caption}
				{"\u00a0"}
				<span>· {unit}</span>
			</figcaption>
			{series.length > 1 ? <Legend series={series} /> : null}
			<div className={styles.bars} aria-hidden="true">
				{rows.map(({ name, values }) => (
					<div className={styles.row} key={name}>
						<span className={styles.name}>{name}</span>
						<Bar values={values} longest={longest} />
						<span className={styles.sum}>
							{values.length > 1 ? sum(values.slice(0, counted)) : values}
						</span>
					</div>
				))}
			</div>
			<ChartTable chart={chart} />
			<small>
				<Lines text={note} />{" "}
				{firstDay ? (
					<a
						href={anchorHref("solution", locale, "weeks", {
							solution: "gulf-recruitment",
						})}
					>
						{t("chart.weeks")}
					</a>
				) : null}
			</small>
		</figure>
	);
}

function Legend({ series }: { series: readonly string[] }) {
	return (
		<ul className={styles.legend} aria-hidden="true">
			{series.map((name, index) => (
				<li key={name}>
					<svg width="12" height="12" viewBox="0 0 1 1" aria-hidden="true">
						<rect fill={fills[index]} width="1" height="1" />
					</svg>
					{name}
				</li>
			))}
		</ul>
	);
}

function Bar(props: { values: readonly string[]; longest: number }) {
	const { values, longest } = props;
	return (
		<svg
			width="100%"
			height="22"
			data-flow=""
			viewBox={`0 0 ${longest} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{values.map((value, index) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: a series is known by its place
					key={index}
					fill={fills[index]}
					x={sum(values.slice(0, index))}
					// A gap between segments, so that they do not rely on color alone.
					width={Math.max(Number(value) - longest / 150, 0)}
					height="1"
				/>
			))}
		</svg>
	);
}

function ChartTable({ chart }: { chart: ChartCopy }) {
	const { caption, series, rows } = chart;
	const { t } = useTranslation();
	return (
		<Fold summary={t("chart.table")} about={caption}>
			{/* biome-ignore lint/a11y/useSemanticElements: a group of a table, not of fields */}
			<div
				className="table-scroll"
				role="group"
				aria-label={caption}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
				tabIndex={0}
			>
				<table>
					<caption className="visually-hidden">{caption}</caption>
					<thead>
						<tr>
							<td />
							{series.map((name) => (
								<th scope="col" key={name}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ name, values }) => (
							<tr key={name}>
								<th scope="row">{name}</th>
								{values.map((value, index) => (
									<td key={series[index]}>{value}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Fold>
	);
}

function sum(values: readonly string[]): number {
	return values.reduce((total, value) => total + Number(value), 0);
}
