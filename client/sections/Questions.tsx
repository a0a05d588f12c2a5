import type { PointCopy } from "../../shared/pages/page-copy.ts";
import styles from "./Questions.module.css";

export function Questions({ questions }: { questions: readonly PointCopy[] }) {
	return (
		<div className={styles.questions}>
			{questions.map(({ name, text }) => (
				<details key={name}>
					<summary>{name}</summary>
					<p>{text}</p>
				</details>
			))}
		</div>
	);
}
