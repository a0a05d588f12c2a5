import { escapeHtml } from "../../../server/pages/render/escape.ts";
import type { FactCopy } from "../../../shared/pages/fact-copy.ts";
import { stepsTable } from "./bars.ts";

/**
 * Dated facts as a list.
 *
 * @param isDated whether the fact with this id is not public at all times: the server finds its
 * element by `data-fact`.
 */
export function factsHtml(
	facts: readonly FactCopy[],
	isDated?: (id: string) => boolean,
): string {
	const items = facts.map(
		(fact) =>
			`<li${isDated?.(fact.id) ? ` data-fact="${fact.id}"` : ""}><strong>${escapeHtml(fact.value)}</strong><p>${escapeHtml(fact.text)}</p>${fact.steps ? stepsTable(fact.steps) : ""}<small>${escapeHtml(fact.dated)}${sourceHtml(fact)}</small></li>`,
	);
	return `<ul class="facts">${items.join("")}</ul>\n`;
}

function sourceHtml({ source, url }: FactCopy): string {
	const name = escapeHtml(source);
	return url ? `<a href="${escapeHtml(url)}">${name}</a>` : name;
}
