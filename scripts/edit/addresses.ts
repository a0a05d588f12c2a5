import { type Locale, localizePath } from "../../shared/locales.ts";
import { copyAddress } from "../../shared/pages/page-messages.ts";
import { fillParams, pages } from "../../shared/pages/page-paths.ts";
import { routes } from "../../shared/routes.ts";
import { contentPages } from "../content/site-pages.ts";

/** The path of a page that shows an item, in a language. */
export function addressOf(
	group: string,
	name: string,
	locale: Locale,
	texts: ReadonlyMap<string, string>,
): string {
	return localizePath(pathOf(group, name, texts), locale);
}

function pathOf(
	group: string,
	name: string,
	texts: ReadonlyMap<string, string>,
): string {
	const page = Object.entries(contentPages).find(
		([kind]) => kind === group,
	)?.[1];
	if (page) return fillParams(routes[page.page].path, { [page.param]: name });
	if (group === "offices") return `/locations#${name}`;
	if (group === "topics") return pathOf("texts", `topic-${name}`, texts);
	if (group === "templates") return "/templates";
	if (group === "facts") return pathOfFact(name, texts);
	return (
		pages.find((shown) => copyAddress(shown).namespace === name)?.path ?? "/"
	);
}

/** The first page whose text names a fact. @param texts files of a language, by `group/name`. */
function pathOfFact(id: string, texts: ReadonlyMap<string, string>): string {
	const naming = new RegExp(`\\b${id}\\b(?!-)`);
	for (const [file, text] of texts) {
		const [group = "", name = ""] = file.split("/");
		const path = naming.test(text) ? pathOf(group, name, texts) : "/";
		if (path !== "/") return path;
	}
	return "/";
}
