import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type { Office, OfficePlace } from "../../shared/pages/content.ts";
import type { FactCopy } from "../../shared/pages/page-copy.ts";
import { compareContent } from "./compare-content.ts";
import {
	type CompiledContent,
	compileLocale,
	requireFact,
} from "./compile-locale.ts";
import { ContentError, readFacts, readLocaleContent } from "./read-content.ts";

/** The locale registry of the project that is compiled, which may be a copy of this one. */
type Registry = typeof import("../../shared/locales.ts");

/** How many articles the home page shows. */
const newestArticles = 3;

/** A namespace's messages, as JSON has them. */
type Tree = Record<string, unknown>;

export interface CompiledLocale {
	readonly locale: string;
	readonly content: CompiledContent;
	/** Every namespace by name: message files, and what was made from content. */
	readonly namespaces: ReadonlyMap<string, Tree>;
}

/**
 * Makes all messages of all locales from `locales/`: message files with their facts filled in,
 * articles, positions and offices.
 *
 * @param root folder of the project.
 * @throws ContentError that names every file and field that is wrong.
 */
export async function compileMessages(
	root: string,
): Promise<readonly CompiledLocale[]> {
	const folder = path.join(root, "locales");
	const { localeCodes, localizePath }: Registry = await import(
		path.join(root, "shared/locales.ts")
	);
	const facts = await readFacts(folder);
	const sources = await Promise.all(
		localeCodes.map(async (locale) => ({
			locale,
			content: await readLocaleContent(folder, locale),
		})),
	);
	const [first, ...others] = sources;
	const differences = others.flatMap((other) =>
		first ? compareContent(first, other) : [],
	);
	if (differences.length > 0) throw new ContentError(differences);
	return Promise.all(
		sources.map(async ({ locale, content: source }) => {
			const files = await readMessageFiles(folder, locale);
			const content = compileLocale(source, facts, {
				locale,
				localize: (target) => localizePath(target, locale),
				attribution: readAttribution(files, locale),
			});
			const faults: string[] = [];
			for (const [name, tree] of files)
				files.set(
					name,
					fillFacts(tree, content.facts, (reason) =>
						faults.push(`${locale}/${name}.json: ${reason}`),
					),
				);
			if (faults.length > 0) throw new ContentError(faults);
			nameOffices(files, content);
			return {
				locale,
				content,
				namespaces: new Map([
					...files,
					...contentNamespaces(files, content, locale),
				]),
			};
		}),
	);
}

async function readMessageFiles(
	folder: string,
	locale: string,
): Promise<Map<string, Tree>> {
	const files = await Array.fromAsync(
		glob(`${locale}/*.json`, { cwd: folder }),
	);
	return new Map(
		await Promise.all(
			files.sort().map(async (file) => {
				try {
					const tree: Tree = JSON.parse(
						await readFile(path.join(folder, file), "utf8"),
					);
					return [path.basename(file, ".json"), tree] as const;
				} catch (error) {
					throw new ContentError([
						`${file}: ${error instanceof Error ? error.message : error}`,
					]);
				}
			}),
		),
	);
}

function readAttribution(
	files: ReadonlyMap<string, Tree>,
	locale: string,
): string {
	const { facts } = files.get("common") ?? {};
	if (isTree(facts) && typeof facts.attribution === "string")
		return facts.attribution;
	throw new ContentError([`${locale}/common.json: facts.attribution: missing`]);
}

/** Puts facts where sections name their ids. */
function fillFacts(
	tree: Tree,
	facts: ReadonlyMap<string, FactCopy>,
	onFault: (reason: string) => void,
): Tree {
	const fill = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(fill);
		if (!isTree(value)) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) =>
				key === "facts" && Array.isArray(inner)
					? [key, inner.flatMap(factOf)]
					: [key, fill(inner)],
			),
		);
	};
	const factOf = (id: unknown): FactCopy[] => {
		try {
			return [requireFact(facts, String(id))];
		} catch (error) {
			onFault(error instanceof Error ? error.message : String(error));
			return [];
		}
	};
	const filled = fill(tree);
	return isTree(filled) ? filled : {};
}

/** Offices are sections of the page of locations: their names stand among those of anchors. */
function nameOffices(
	files: Map<string, Tree>,
	{ offices }: CompiledContent,
): void {
	const common = files.get("common") ?? {};
	const names = isTree(common.names) ? common.names : {};
	const anchors = isTree(names.anchors) ? names.anchors : {};
	const named = Object.fromEntries(offices.map(({ id, name }) => [id, name]));
	files.set("common", {
		...common,
		names: { ...names, anchors: { ...anchors, ...named } },
	});
}

/** Lists stand in the namespaces of their labels; a page's text has one of its own. */
function contentNamespaces(
	files: ReadonlyMap<string, Tree>,
	{ articles, positions, offices }: CompiledContent,
	locale: string,
): [string, Tree][] {
	const list = (name: string, lists: Tree): [string, Tree] => {
		const labels = files.get(name) ?? {};
		const taken = Object.keys(lists).filter((key) => key in labels);
		if (taken.length > 0)
			throw new ContentError(
				taken.map(
					(key) => `${locale}/${name}.json: ${key}: is made from content`,
				),
			);
		return [name, { ...labels, ...lists }];
	};
	const summaries = articles.map(({ summary }) => summary);
	return [
		list("articles", {
			items: summaries,
			newest: summaries.slice(0, newestArticles),
		}),
		list("positions", { items: positions.map(({ summary }) => summary) }),
		list("offices", { items: offices, places: offices.map(placeOf) }),
		...articles.map(({ summary, page }): [string, Tree] => [
			`article-${summary.slug}`,
			{ page },
		]),
		...positions.map(({ summary, page }): [string, Tree] => [
			`position-${summary.slug}`,
			{ page },
		]),
	];
}

function placeOf(office: Office): OfficePlace {
	const { id, name, latitude, longitude, phone } = office;
	return { id, name, latitude, longitude, phone };
}

function isTree(value: unknown): value is Tree {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
