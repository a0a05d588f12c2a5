import { isObject } from "../../../shared/is-object.ts";
import { newestArticles } from "../../../shared/pages/content.ts";
import type { Fault } from "../../validate/fault.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import { pageKinds, pageNamespace } from "../content-kinds.ts";
import { contactOf, placeOf } from "./compile-office.ts";
import type { CompiledContent } from "./compile-texts.ts";
import type { Tree } from "./fill-entries.ts";

/** Adds offices to the anchor names: they are sections of the locations page. */
export function nameOffices(
	files: Map<string, Tree>,
	{ offices }: CompiledContent,
): void {
	const common = files.get("common") ?? {};
	const names = isObject(common.names) ? common.names : {};
	const anchors = isObject(names.anchors) ? names.anchors : {};
	const named = Object.fromEntries(offices.map(({ id, name }) => [id, name]));
	files.set("common", {
		...common,
		names: { ...names, anchors: { ...anchors, ...named } },
	});
}

/** Lists go into the namespace of their labels; each page's text gets its own namespace. */
export function contentNamespaces(
	files: ReadonlyMap<string, Tree>,
	content: CompiledContent,
	sources: ReadonlyMap<string, SourceFile>,
	faults: Fault[],
): [string, Tree][] {
	const { articles, positions, offices, guides, solutions } = content;
	const templates = content.templates.map(({ summary }) => summary);
	const list = (name: string, lists: Tree): [string, Tree] => {
		const labels = files.get(name) ?? {};
		for (const key of Object.keys(lists)) {
			const source = key in labels ? sources.get(name) : undefined;
			if (source) faults.push(source.fault([key], "is made from content"));
		}
		return [name, { ...labels, ...lists }];
	};
	const summaries = articles.map(({ summary }) => summary);
	return [
		list("articles", {
			items: summaries,
			newest: summaries.slice(0, newestArticles),
		}),
		list("positions", { items: positions.map(({ summary }) => summary) }),
		list("guides", { items: guides.map(({ summary }) => summary) }),
		list("templates", { items: templates }),
		list("solutions", { items: solutions.map(({ summary }) => summary) }),
		list("offices", {
			items: offices,
			places: offices.map(placeOf),
			contacts: offices.map(contactOf),
		}),
		...pageKinds.flatMap((kind) =>
			content[kind].map(({ summary, page }): [string, Tree] => [
				pageNamespace(kind, summary.slug),
				{ page },
			]),
		),
	];
}
