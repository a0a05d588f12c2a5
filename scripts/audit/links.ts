import { compareSitemap } from "./addresses.ts";
import { fetchPage } from "./fetch-page.ts";
import {
	listReferences,
	listStyleReferences,
	listTargets,
} from "./references.ts";
import type { AuditSite, Fault, Verdict } from "./types.ts";

/** The response from an address. */
interface Answer {
	readonly fault?: string;
	readonly type: string;
	readonly text: string;
}

/**
 * Checks that all references in pages and stylesheets resolve without redirects, fragments
 * included.
 */
export async function judgeLinks(site: AuditSite): Promise<Verdict> {
	const ask = createAsker(site.origin);
	const faults: Fault[] = [];
	const sitemap = await ask(`${site.origin}/sitemap.xml`);
	faults.push(...compareSitemap(sitemap.text, site.origin));
	const documents = new Map(
		site.pages.map(({ path }) => [site.origin + path, path]),
	);
	for (const [url, path] of documents) {
		const { text, type } = await ask(url);
		const list = type.startsWith("text/css")
			? listStyleReferences
			: listReferences;
		for (const reference of list(text, url)) {
			const target = new URL(reference);
			if (target.origin !== site.origin) continue;
			const fragment = decodeURIComponent(target.hash.slice(1));
			target.hash = "";
			const answer = await ask(target.href);
			// A not-found page may still link to its own sections.
			if (answer.fault && target.href !== url)
				faults.push({ path, message: `${reference} ${answer.fault}` });
			else if (fragment && !hasTarget(answer, fragment))
				faults.push({ path, message: `${reference} leads to no such section` });
			if (answer.type.startsWith("text/css"))
				documents.set(target.href, target.pathname);
		}
	}
	return { pages: documents.size, faults };
}

/** Creates a function that requests each address once. */
function createAsker(origin: string): (url: string) => Promise<Answer> {
	const answers = new Map<string, Promise<Answer>>();
	const request = async (url: string): Promise<Answer> => {
		const response = await fetchPage(url);
		const type = response.headers.get("content-type") ?? "";
		const text = await response.text();
		if (response.ok) return { type, text };
		const target = response.headers.get("location");
		const fault = target
			? `leads on to ${new URL(target, origin).pathname}`
			: `answers ${response.status}`;
		return { type, text, fault };
	};
	return (url) => {
		const answer = answers.get(url) ?? request(url);
		answers.set(url, answer);
		return answer;
	};
}

const targets = new WeakMap<Answer, ReadonlySet<string>>();

function hasTarget(answer: Answer, fragment: string): boolean {
	const known = targets.get(answer) ?? listTargets(answer.text);
	targets.set(answer, known);
	// JSON-LD ids are fragments, too, and need no element.
	return known.has(fragment) || ["firm", "site"].includes(fragment);
}
