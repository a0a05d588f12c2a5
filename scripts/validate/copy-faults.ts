import { anchorLabel } from "../../shared/pages/anchors.ts";
import {
	commonNamespace,
	copyAddress,
	nameAddress,
} from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageName } from "../../shared/pages/route-types.ts";
import { say } from "../words/words.ts";
import { copySchema, headSchema } from "./copy-schema.ts";
import {
	createWordingSearch,
	listTexts,
	type MessageFault,
	type NamespaceFault,
} from "./message-fault.ts";
import { valueAt } from "./parsed.ts";
import { listSchemaFaults } from "./schema-faults.ts";

/** Page components that show their copy section by section, so that it must match `copySchema`. */
const textPages: ReadonlySet<PageName> = new Set([
	"AboutPage",
	"ContentPage",
	"IndustryPage",
	"PrivacyPage",
	"TimelinePage",
	"InsightsPage",
	"CareersPage",
	"CalculatorPage",
	"CalculatorsPage",
	"ServicesPage",
	"ServicePage",
]);

const listHalfWidth = createWordingSearch([
	{
		pattern:
			/\p{Script=Han}[,;:!?().]|[,;!?()]\p{Script=Han}|(?:\p{Script=Han}["']|["']\p{Script=Han})(?![^<>]*>)/u,
		tell: (excerpt) => say("faults.halfWidth", { excerpt }),
	},
]);

/** Empty messages, and half-width punctuation within Chinese text. */
export function listStyleFaults(
	message: unknown,
	locale: string,
): MessageFault[] {
	return [
		...listTexts(message)
			.filter(({ text }) => text.trim() === "")
			.map(({ path }) => {
				const isRest = path.at(-1) === "html";
				return {
					path,
					message: say(isRest ? "faults.noRest" : "faults.empty"),
				};
			}),
		...(locale.startsWith("zh") ? listHalfWidth(message) : []),
	];
}

/**
 * Pages whose copy is missing or malformed, that have no name, or that repeat another page's title
 * or text.
 */
export function listMissingCopy(
	messages: ReadonlyMap<string, unknown>,
	pages: readonly Page[],
	anchorsOf: (page: Page) => readonly string[],
	locale: string,
): NamespaceFault[] {
	const seen = new Map<string, string>();
	return pages.flatMap((page): NamespaceFault[] => {
		const { namespace, key } = copyAddress(page);
		const own = key.split(".");
		const copyMessage = valueAt(messages.get(namespace), key.split("."));
		const schema = textPages.has(routeOf(page).page) ? copySchema : headSchema;
		const result = schema.safeParse(copyMessage);
		const faults = listSchemaFaults(
			schema,
			copyMessage,
			result.error?.issues ?? [],
		).map(
			({ path, message }): NamespaceFault => ({
				namespace,
				path: [...own, ...path],
				message: copyMessage
					? message
					: say("faults.noCopy", { path: page.path }),
			}),
		);
		for (const field of ["title", "description"]) {
			const text = valueAt(copyMessage, [field]);
			if (typeof text !== "string") continue;
			const path = [...own, field];
			const twin = seen.get(text);
			seen.set(text, page.path);
			if (twin) {
				const message = say("faults.twinText", { text, path: twin });
				faults.push({ namespace, path, message });
			}
			const most = longestTitle(locale);
			if (field === "title" && text.length > most) {
				const message = say("faults.longTitle", { length: text.length, most });
				faults.push({ namespace, path, message });
			}
		}
		const anchors = anchorsOf(page);
		faults.push(...nameFaults(messages, page, anchors));
		const sections = valueAt(copyMessage, ["sections"]);
		if (schema === copySchema && Array.isArray(sections)) {
			const { length } = sections;
			if (length < anchors.length)
				faults.push({
					namespace,
					path: [...own, "sections"],
					message: say("faults.fewSections", {
						count: length,
						anchors: anchors.length,
						path: page.path,
					}),
				});
		}
		return faults;
	});
}

/** Reports a page or section without a name for menus and links. */
function nameFaults(
	messages: ReadonlyMap<string, unknown>,
	page: Page,
	anchors: readonly string[],
): NamespaceFault[] {
	const addresses = anchors.map((anchor) => ({
		namespace: commonNamespace,
		key: `names.anchors.${anchorLabel(anchor)}`,
	}));
	return [nameAddress(page), ...addresses].flatMap(({ namespace, key }) => {
		if (typeof valueAt(messages.get(namespace), key.split(".")) === "string")
			return [];
		const message = `missing: a name for the page ${page.path}`;
		return [{ namespace, path: key.split("."), message }];
	});
}

/**
 * The length that search engines show, not counting the firm's name. Chinese characters are twice
 * as wide.
 */
function longestTitle(locale: string): number {
	return locale.startsWith("zh") ? 30 : 60;
}
