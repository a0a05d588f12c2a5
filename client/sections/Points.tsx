import type { PointCopy, PointsLayout } from "../../shared/pages/page-copy.ts";
import { drawingHref } from "./heads/drawing-href.ts";
import { Lines, Paragraph } from "./Lines.tsx";
import styles from "./Points.module.css";
import { Questions } from "./Questions.tsx";

/** Named facts, steps, roles, parts of a story, or questions with answers. */
export function Points(props: {
	points: readonly PointCopy[];
	layout?: PointsLayout | undefined;
	/** Whether steps run horizontally on wide screens. */
	isAcross?: boolean;
}) {
	const { points, layout = "facts", isAcross = false } = props;
	if (layout === "questions") return <Questions questions={points} />;
	if (layout === "steps") return <Steps steps={points} isAcross={isAcross} />;
	const isGrid = layout === "cells" || layout === "rail";
	return (
		<dl className={isGrid ? styles.cells : styles.points} data-layout={layout}>
			{points.map(({ name, text, figure, sign, href }) => (
				<div className={href ? "covered" : undefined} key={name}>
					<dt>
						{sign ? (
							<svg
								className="line-art"
								viewBox="0 0 176 102"
								preserveAspectRatio="xMinYMin slice"
								data-flow=""
								aria-hidden="true"
							>
								<use href={drawingHref("glance", sign)} />
							</svg>
						) : null}
						{figure ? <span className={styles.figure}>{figure}</span> : null}
						{href ? (
							// A query fills a form in: nothing for search engines.
							<a href={href} rel={href.includes("?") ? "nofollow" : undefined}>
								{name}
							</a>
						) : (
							name
						)}
					</dt>
					<Lines as="dd" text={text} />
				</div>
			))}
		</dl>
	);
}

function Steps(props: { steps: readonly PointCopy[]; isAcross: boolean }) {
	const { steps, isAcross } = props;
	return (
		<ol className={styles.steps} data-across={isAcross || undefined}>
			{steps.map(({ name, text }) => (
				<li key={name}>
					<h3>{name}</h3>
					<Paragraph text={text} />
				</li>
			))}
		</ol>
	);
}
