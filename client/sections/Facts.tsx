import type { FactCopy, FactSourceCopy } from "../../shared/pages/page-copy.ts";
import { FactSteps } from "./FactSteps.tsx";
import { Lines } from "./Lines.tsx";
import { SourceName } from "./SourceName.tsx";

/** Dated statements, each with where it is from. */
export function Facts({ facts }: { facts: readonly FactCopy[] }) {
	return (
		<ul className="facts">
			{facts.map((fact) => (
				<li key={fact.id}>
					<strong>{fact.value}</strong>
					<p>
						<Lines text={fact.text} />
					</p>
					{fact.steps ? <FactSteps steps={fact.steps} /> : null}
					<FactSource fact={fact} />
				</li>
			))}
		</ul>
	);
}

/** When a fact was true and checked, and its source, which is a link if its address is known. */
export function FactSource({ fact }: { fact: FactSourceCopy }) {
	const { dated, source, url } = fact;
	return (
		<small>
			{dated}
			<SourceName name={source} url={url} />
		</small>
	);
}
