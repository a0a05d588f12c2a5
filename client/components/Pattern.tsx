import styles from "./Pattern.module.css";
import type { PatternName } from "./pattern-names.ts";

/** A girih pattern in the current color, which fades towards the text. Decoration only. */
export function Pattern(props: {
	name: PatternName;
	className?: string | undefined;
}) {
	return (
		<div className={props.className} aria-hidden="true">
			<div className={styles.pattern} data-pattern={props.name} />
		</div>
	);
}
