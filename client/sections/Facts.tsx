import type { FactCopy, FactSourceCopy } from "../../shared/pages/fact-copy.ts";
import { FactSteps } from "./FactSteps.tsx";
import { Paragraph } from "./Lines.tsx";
import { SourceName } from "./SourceName.tsx";

/** Dated statements with their sources. */
export function Facts({ facts }: { facts: readonly FactCopy[] }) {
	return (
		<ul className="facts">
			{facts.map((fact) => (
				<li key={fact.id}>
					<strong>{fact.value}</strong>
					<Paragraph text={fact.text} />
					{fact.steps ? <FactSteps steps={fact.steps} /> : null}
					<FactSource fact={fact} />
				</li>
			))}
		</ul>
	);
}

/** Dates of a statement, and its source, linked if its URL is known. */
export function FactSource({ fact }: { fact: FactSourceCopy }) {
	const { dated, source, url } = fact;
	return (
		<small>
			{dated}
			<SourceName name={source} url={url} />
		</small>
	);
}
