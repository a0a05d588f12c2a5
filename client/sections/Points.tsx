import type { PointCopy, PointsLayout } from "../../shared/pages/page-copy.ts";
import styles from "./Points.module.css";
import { Questions } from "./Questions.tsx";

/** Named facts, steps, roles, the parts of a story, or questions with their answers. */
export function Points(props: {
	points: readonly PointCopy[];
	layout?: PointsLayout | undefined;
}) {
	const { points, layout = "facts" } = props;
	if (layout === "questions") return <Questions questions={points} />;
	if (layout === "steps") return <Steps steps={points} />;
	return (
		<dl className={styles.points} data-layout={layout}>
			{points.map(({ name, text }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

function Steps({ steps }: { steps: readonly PointCopy[] }) {
	return (
		<ol className={styles.steps}>
			{steps.map(({ name, text }) => (
				<li key={name}>
					<h3>{name}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
