import type { PointCopy } from "../../shared/page-copy.ts";
import styles from "./Points.module.css";

/** Short named facts, side by side where there is room. */
export function Points({ points }: { points: readonly PointCopy[] }) {
	return (
		<dl className={styles.points}>
			{points.map(({ name, text }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
