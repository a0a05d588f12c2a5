import type { ReactNode } from "react";
import styles from "./Choice.module.css";

/** A radio button with its label. */
export function Choice(props: {
	group: string;
	isChosen: boolean;
	onChoose: () => void;
	children: ReactNode;
}) {
	return (
		<label className={styles.choice}>
			<input
				type="radio"
				name={props.group}
				checked={props.isChosen}
				onChange={props.onChoose}
			/>
			{props.children}
		</label>
	);
}
