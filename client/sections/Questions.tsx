import { Fragment } from "react";
import type { CitationCopy } from "../../shared/pages/fact-copy.ts";
import type { PointCopy } from "../../shared/pages/page-copy.ts";
import { Fold } from "./Fold.tsx";
import { Lines } from "./Lines.tsx";

export function Questions({ questions }: { questions: readonly PointCopy[] }) {
	return questions.map(({ name, text, cites = [] }) => (
		<Fold summary={<Lines as="span" text={name} />} key={name}>
			<p>
				<Lines text={text} />
				{cites.length > 0 ? <Cites cites={cites} /> : null}
			</p>
		</Fold>
	));
}

/** As in texts from Markdown (`scripts/content/text/cite.ts`). */
function Cites({ cites }: { cites: readonly CitationCopy[] }) {
	return (
		<sup>
			{cites.map(({ id, text, grade, strength }, index) => (
				<Fragment key={id}>
					{index > 0 ? ", " : "\u00a0"}
					<a href={`#${id}`} title={grade}>
						{strength ? <u>{text}</u> : text}
					</a>
				</Fragment>
			))}
		</sup>
	);
}
