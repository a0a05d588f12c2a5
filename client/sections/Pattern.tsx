import styles from "./Pattern.module.css";
import type { PatternName } from "./pattern-names.ts";

/** A girih pattern in the theme's accent, which fades towards the text. Decoration only. */
export function Pattern(props: {
	name: PatternName;
	/** What it stands on. */
	ground: "deep" | "surface";
	className?: string | undefined;
}) {
	return (
		<div className={props.className} aria-hidden="true">
			<div
				className={styles.pattern}
				data-pattern={props.name}
				data-ground={props.ground}
			/>
		</div>
	);
}
