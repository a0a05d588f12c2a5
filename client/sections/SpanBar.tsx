import styles from "./SpanBar.module.css";

/** Weeks of the longest service: the scale of all services' bars, at home and on /services. */
export const serviceWeeks = 14;

/** A bar from one week or day to another, 1-based, paler from where it may already end. */
export function SpanBar(props: {
	from: number;
	to: number;
	/** The earliest week or day in which it may end. */
	earliest: number;
	/** The weeks or days of the whole scale. */
	length: number;
}) {
	const { from, to, earliest, length } = props;
	const start = from - 1;
	return (
		<svg
			className={styles.bar}
			data-weeks={length === serviceWeeks || undefined}
			data-flow=""
			viewBox={`0 0 ${length} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={`M${start} 0H${earliest}V1H${start}`} />
			{earliest === to ? null : (
				<path opacity="0.35" d={`M${earliest} 0H${to}V1H${earliest}`} />
			)}
		</svg>
	);
}
