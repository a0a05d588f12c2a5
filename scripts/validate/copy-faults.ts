import { anchorLabel } from "../../shared/pages/anchors.ts";
import {
	commonNamespace,
	copyAddress,
	nameAddress,
} from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageName } from "../../shared/pages/route-types.ts";
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
		say: (excerpt) => `half-width punctuation beside Chinese: “${excerpt}”`,
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
				const message = isRest ? "nothing after the introduction" : "empty";
				return { path, message };
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
		if (!result.success)
			return listSchemaFaults(schema, copyMessage, result.error.issues).map(
				({ path, message }) => ({
					namespace,
					path: [...own, ...path],
					message: copyMessage
						? message
						: `missing: the text of the page ${page.path}`,
				}),
			);
		const { title, description } = result.data;
		const faults = Object.entries({ title, description }).flatMap(
			([field, text]): NamespaceFault[] => {
				const twin = seen.get(text);
				seen.set(text, page.path);
				if (!twin) return [];
				const message = `"${text}" is on ${twin} too`;
				return [{ namespace, path: [...own, field], message }];
			},
		);
		if (title.length > longestTitle(locale))
			faults.push({
				namespace,
				path: [...own, "title"],
				message: `${title.length} characters; ${longestTitle(locale)} at most`,
			});
		const anchors = anchorsOf(page);
		faults.push(...nameFaults(messages, page, anchors));
		if ("sections" in result.data && Array.isArray(result.data.sections)) {
			const { length } = result.data.sections;
			if (length < anchors.length)
				faults.push({
					namespace,
					path: [...own, "sections"],
					message: `${length} sections for the ${anchors.length} anchors of ${page.path}`,
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
