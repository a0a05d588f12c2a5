import styles from "./Marker.module.css";
import type { Side } from "./project.ts";

/** An eight-pointed star of two squares, one rotated by 45 degrees. */
const star =
	"M0-10 2.93-7.07H7.07V-2.93L10 0 7.07 2.93V7.07H2.93L0 10-2.93 7.07H-7.07V2.93L-10 0-7.07-2.93V-7.07H-2.93Z";

/** A place on a map: a star with a label. */
export function Marker(props: {
	x: number;
	y: number;
	name: string;
	side?: Side | undefined;
}) {
	const { x, y, name, side = "end" } = props;
	return (
		<g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
			<circle className={styles.halo} r="19" />
			<path className={styles.star} d={star} />
			<text className={styles.name} data-side={side}>
				{name}
			</text>
		</g>
	);
}
