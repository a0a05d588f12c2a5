import type { SourceCopy } from "../../../shared/pages/content.ts";
import type { CitationCopy } from "../../../shared/pages/fact-copy.ts";
import type { PointCopy } from "../../../shared/pages/page-copy.ts";
import type { Fault } from "../../validate/fault.ts";
import { suggest } from "../../validate/nearest.ts";
import type { FieldPath } from "../../validate/parsed.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import { say } from "../../words/words.ts";
import type { GuideWords } from "../compile/content-words.ts";
import type { SourceRecord } from "../schemas.ts";
import { dayCopy, partialDayText, pickText } from "./format-copy.ts";

/** Wording for sources. */
export type CitationWords = Pick<
	GuideWords,
	"grades" | "marks" | "undated" | "checkedLater"
>;

/** A text's numbered sources, and functions that replace keys in the text. */
export interface Citations {
	/** The keys of known sources that the texts cite. */
	readonly cited: readonly string[];
	readonly sources: readonly SourceCopy[];
	/** Replaces keys with links to the list of sources. */
	citeHtml(html: string): string;
	/** Removes the keys from plain text, and returns its citations. */
	citeText(text: string): Pick<PointCopy, "text" | "cites">;
}

const citations = / ?\[\[([a-z0-9/, -]+)\]\]/g;

/** A text that cites sources, and the field it is from. */
export interface CitingText {
	readonly path: FieldPath;
	readonly text: string;
}

/** The keys that texts cite, `[[key, key]]`, in the order of first use. */
function listCited(texts: readonly Pick<CitingText, "text">[]): string[] {
	return [
		...new Set(
			texts.flatMap(({ text }) =>
				[...text.matchAll(citations)].flatMap(([, keys = ""]) =>
					splitKeys(keys),
				),
			),
		),
	];
}

/** Reports keys without a source. */
export function listUnknown(
	texts: readonly CitingText[],
	known: readonly string[],
	file: SourceFile,
): Fault[] {
	return texts.flatMap(({ path, text }) =>
		[...text.matchAll(citations)].flatMap(([excerpt, keys = ""]) =>
			splitKeys(keys)
				.filter((key) => !known.includes(key))
				.map((key) => {
					const reason = say("faults.noSourceKey", {
						key,
						hint: suggest(key, known),
					});
					return file.fault(path, reason, excerpt.trim());
				}),
		),
	);
}

/** Numbers the sources that texts cite, in the order of first use. */
export function createCitations(
	texts: readonly CitingText[],
	known: ReadonlyMap<string, SourceRecord>,
	{ locale, words }: { readonly locale: string; readonly words: CitationWords },
): Citations {
	const cited = listCited(texts).filter((key) => known.has(key));
	// Countries may share a source, which is listed once.
	const records = Map.groupBy(cited, (key) => JSON.stringify(known.get(key)))
		.values()
		.flatMap((same) => {
			const [key = ""] = same;
			const source = known.get(key);
			return source ? [{ key, same, source }] : [];
		})
		.toArray();
	const sources = records.map(({ key, source }) => ({
		id: `source-${key.replaceAll("/", "-")}`,
		name: pickText(source.name, locale),
		grade: words.grades[source.grade],
		asOf: sourceDate(source, { locale, words }),
		url: source.url,
	}));
	/** Several keys of the same source share one mark. */
	const cite = (keys: readonly string[]) => {
		const named = keys
			.map((key) => records.findIndex(({ same }) => same.includes(key)))
			.sort((a, b) => a - b);
		return [...new Set(named)].flatMap((index): CitationCopy[] => {
			const id = sources[index]?.id;
			const grade = records[index]?.source.grade;
			if (!(id && grade)) return [];
			const text = String(index + 1);
			const cited = { id, text, grade: words.marks[grade] };
			return [grade === "secondary" ? { ...cited, strength: "weak" } : cited];
		});
	};
	return {
		cited,
		sources,
		citeHtml: (html) =>
			html.replace(citations, (match, names: string, offset: number) => {
				const next = html.charAt(offset + match.length);
				const gap = next === "" || /[\s<\p{P}]/u.test(next) ? "" : " ";
				const links = cite(splitKeys(names)).map(
					({ id, text, grade, strength }) =>
						`<a href="#${id}" title="${grade}">${strength ? `<u>${text}</u>` : text}</a>`,
				);
				// No line starts with a number, and none runs into an amount where markup is dropped.
				return `<sup>\u00a0${links.join(", ")}</sup>${gap}`;
			}),
		citeText(text) {
			const cites = cite(listCited([{ text }]));
			return {
				text: text.replace(citations, ""),
				...(cites.length > 0 ? { cites } : {}),
			};
		},
	};
}

function sourceDate(
	{ asOf, checked }: SourceRecord,
	{ locale, words }: { readonly locale: string; readonly words: CitationWords },
): string {
	const date = asOf ? partialDayText(asOf, locale) : words.undated;
	return checked
		? words.checkedLater
				.replace("{{date}}", date)
				.replace("{{checked}}", dayCopy(checked, locale).text)
		: date;
}

function splitKeys(names: string): string[] {
	return names.split(",").map((key) => key.trim());
}
