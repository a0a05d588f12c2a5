import { routes } from "../../../shared/routes.ts";
import type { Fault } from "../../validate/fault.ts";
import { listMessageFaults } from "../../validate/list-message-faults.ts";
import { listDeadLinks } from "../../validate/reference-faults.ts";
import type { Content, LocaleSources } from "../read-content.ts";
import { joinSlugs } from "../site-pages.ts";
import type { Pictures } from "../text/article-pictures.ts";
import { compileHiringLaw } from "./compile-facts.ts";
import { type CompiledContent, compileTexts } from "./compile-texts.ts";
import { slugsOf } from "./compiled-slugs.ts";
import { contentNamespaces, nameOffices } from "./content-namespaces.ts";
import { readContentWords } from "./content-words.ts";
import {
	fillEntries,
	idsIn,
	type KnownEntries,
	sourceIdsIn,
	type Tree,
} from "./fill-entries.ts";
import { createPageNames } from "./page-names.ts";

export interface CompiledLocale {
	readonly locale: string;
	readonly content: CompiledContent;
	/** All namespaces by name: message files and those compiled from content. */
	readonly namespaces: ReadonlyMap<string, Tree>;
}

/** What the compilation of every language needs. */
interface CompileContext {
	readonly content: Content;
	readonly pictures: Pictures;
	/** Localizes a path that has no locale. */
	readonly localize: (path: string, locale: string) => string;
	/** Collects what is wrong. */
	readonly faults: Fault[];
}

/** Compiles all messages of a language from its content and its message files. */
export function compileLocale(
	sources: LocaleSources,
	{ content, pictures, localize, faults }: CompileContext,
): CompiledLocale {
	const { locale, messages } = sources;
	const { facts, hiringLaw, guideRecords } = content;
	const words = readContentWords(messages, faults);
	const factIds = idsIn(facts.source, "id");
	const nameOf = createPageNames(sources.content, words);
	const texts = compileTexts(sources.content, facts.entries, {
		locale,
		localize: (path) => localize(path, locale),
		words,
		factIds,
		pictures,
		guides: {
			records: guideRecords.entries,
			sourceIds: sourceIdsIn(guideRecords.source),
		},
		nameOf,
	});
	const compiled = texts.content;
	const subjects = new Map(
		routes.candidateSubject.params.subject.map((subject) => {
			const path = `/candidates/${subject}`;
			return [subject, { href: localize(path, locale), name: nameOf(path) }];
		}),
	);
	const known: KnownEntries = {
		facts: { entries: compiled.facts, ids: factIds },
		hiringLaw: {
			entries: compileHiringLaw(hiringLaw.entries, {
				locale,
				attribution: words.attribution,
			}),
			ids: idsIn(hiringLaw.source, "country"),
		},
		guides: {
			entries: new Map(
				compiled.guides.map(({ summary: { slug, heading } }) => [
					slug,
					{ href: localize(`/guides/${slug}`, locale), name: heading },
				]),
			),
			ids: new Set(sources.slugs.guides),
		},
		candidates: { entries: subjects, ids: new Set(subjects.keys()) },
	};
	const files = new Map(
		[...messages].map(([name, source]) => [
			name,
			fillEntries(source, known, faults),
		]),
	);
	nameOffices(files, compiled);
	const namespaces = new Map([
		...files,
		...contentNamespaces(files, compiled, messages, faults),
	]);
	const slugs = joinSlugs(content.locales.map(({ slugs }) => slugs));
	faults.push(
		...texts.faults,
		...listDeadLinks(texts.links, slugs),
		...listMessageFaults(sources, namespaces, slugsOf(compiled), content),
	);
	return { locale, content: compiled, namespaces };
}
