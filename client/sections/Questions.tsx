import type { CitationCopy } from "../../shared/pages/fact-copy.ts";
import type { PointCopy } from "../../shared/pages/page-copy.ts";
import { Fold } from "./Fold.tsx";
import { Lines } from "./Lines.tsx";

export function Questions({ questions }: { questions: readonly PointCopy[] }) {
	return questions.map(({ name, text, cites = [] }) => (
		<Fold
			summary={
				<span>
					<Lines text={name} />
				</span>
			}
			key={name}
		>
			<p>
				<Lines text={text} />
				<Cites cites={cites} />
			</p>
		</Fold>
	));
}

function Cites({ cites }: { cites: readonly CitationCopy[] }) {
	return cites.map(({ id, text, grade }) => (
		<sup key={id}>
			<a href={`#${id}`} title={grade}>
				{text}
			</a>
		</sup>
	));
}
