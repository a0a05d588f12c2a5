import type { HiringModel } from "../../shared/hiring-models.ts";
import { beadPaths } from "./bead-paths.ts";
import styles from "./ModelBeads.module.css";

/**
 * The beads of a hiring model, or one of its signs. Without a label, a text beside them says the
 * same.
 */
export function ModelBeads(props: {
	model: HiringModel;
	label?: string | undefined;
	/** The part of the drawing that is shown; all of it by default. */
	box?: string;
}) {
	const { open, filled } = beadPaths(props.model);
	return (
		<svg
			className={styles.beads}
			data-flow=""
			viewBox={props.box ?? "0 0 200 24"}
			role={props.label ? "img" : undefined}
			aria-label={props.label}
			aria-hidden={props.label ? undefined : true}
		>
			<path d={open} />
			{filled ? <path className={styles.filled} d={filled} /> : null}
		</svg>
	);
}
