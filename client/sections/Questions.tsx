import type { CitationCopy, PointCopy } from "../../shared/pages/page-copy.ts";
import styles from "./Questions.module.css";

export function Questions({ questions }: { questions: readonly PointCopy[] }) {
	return (
		<div className={styles.questions}>
			{questions.map(({ name, text, cites = [] }) => (
				<details key={name}>
					<summary>{name}</summary>
					<p>
						{text}
						<Cites cites={cites} />
					</p>
				</details>
			))}
		</div>
	);
}

function Cites({ cites }: { cites: readonly CitationCopy[] }) {
	return cites.map(({ id, text }) => (
		<small key={id}>
			{" "}
			<a href={`#${id}`}>{text}</a>
		</small>
	));
}
