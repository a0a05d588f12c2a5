import { anchorLabel } from "../../shared/pages/anchors.ts";
import {
	commonNamespace,
	copyAddress,
	nameAddress,
} from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageName } from "../../shared/pages/route.ts";
import { copySchema, headSchema } from "./copy-schema.ts";
import {
	keyOf,
	listTexts,
	listUnwanted,
	type MessageFault,
	type NamespaceFault,
	type Unwanted,
} from "./message-fault.ts";
import { suggest } from "./nearest.ts";
import type { FieldPath } from "./parsed.ts";
import { inPluralForms, maySayNumber } from "./plural-forms.ts";
import { listSchemaFaults } from "./schema-faults.ts";

/** The language that the others are compared with. */
export const sourceLocale = "en-US";

/** Where numbers are that a calendar draws. */
const drawn = /\bcalendar\.(length|rows\.\d+\.(from|earliest|to))$/;

/** What shows a page's copy as it is, section by section. */
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

/**
 * Keys that one side lacks, and types, placeholders and numbers that differ.
 *
 * @param locale the language of what is translated, whose plural forms it has.
 */
export function compareMessages(
	source: unknown,
	translated: unknown,
	locale: string,
	path: FieldPath = [],
): MessageFault[] {
	const tell = (message: string) => [{ path, message }];
	if (kindOf(source) !== kindOf(translated))
		return tell(
			`a ${kindOf(translated)}; ${sourceLocale} has a ${kindOf(source)}`,
		);
	if (typeof source === "string" && typeof translated === "string") {
		if (drawn.test(path.join(".")) && translated !== source)
			return tell(`"${translated}"; ${sourceLocale} has ${source}`);
		const wanted = placeholders(
			maySayNumber(path.at(-1)) && !translated.includes(count)
				? source.replace(count, "")
				: source,
		);
		const given = placeholders(translated);
		return wanted === given
			? []
			: tell(
					`has the placeholders ${given || "none"}; ${sourceLocale} has ${wanted || "none"}`,
				);
	}
	const wanted = inPluralForms(entriesOf(source), locale);
	const given = entriesOf(translated);
	const lacking = [...wanted.keys()].filter((key) => !given.has(key));
	return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((key) => {
		const inner = [...path, keyOf(source, key)];
		if (!given.has(key))
			return [{ path: inner, message: `missing: ${sourceLocale} has it` }];
		if (!wanted.has(key))
			return [
				{
					path: inner,
					message: `unknown: not in ${sourceLocale}${lacking.length > 0 ? suggest(key, lacking) : ""}`,
				},
			];
		return compareMessages(wanted.get(key), given.get(key), locale, inner);
	});
}

const count = "{{count}}";

const halfWidth: Unwanted = {
	pattern: /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/u,
	say: (excerpt) => `half-width punctuation beside Chinese: “${excerpt}”`,
};

/** Empty messages, and half-width punctuation within Chinese text. */
export function listStyleFaults(
	message: unknown,
	locale: string,
): MessageFault[] {
	return [
		...listTexts(message)
			.filter(({ text }) => text.trim() === "")
			.map(({ path }) => ({ path, message: "empty" })),
		...listUnwanted(message, locale.startsWith("zh") ? [halfWidth] : []),
	];
}

/** Pages without copy of the right form, without a name, or with a title or text of another page. */
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
		const copyMessage = messageAt(messages.get(namespace), key);
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
		const require = (address: { namespace: string; key: string }): void => {
			if (
				typeof messageAt(messages.get(address.namespace), address.key) !==
				"string"
			)
				faults.push({
					namespace: address.namespace,
					path: address.key.split("."),
					message: `missing: a name for the page ${page.path}`,
				});
		};
		require(nameAddress(page));
		const anchors = anchorsOf(page);
		for (const anchor of anchors.map(anchorLabel))
			require({ namespace: commonNamespace, key: `names.anchors.${anchor}` });
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

/** What search engines show of a title, the firm's name aside: Chinese characters are twice as wide. */
function longestTitle(locale: string): number {
	return locale.startsWith("zh") ? 30 : 60;
}

function messageAt(tree: unknown, key: string): unknown {
	return key
		.split(".")
		.reduce((message, name) => entriesOf(message).get(name), tree);
}

function entriesOf(message: unknown): Map<string, unknown> {
	return new Map(
		typeof message === "object" && message !== null
			? Object.entries(message)
			: [],
	);
}

function kindOf(message: unknown): string {
	return Array.isArray(message) ? "list" : typeof message;
}

function placeholders(text: string): string {
	return [...text.matchAll(/\{\{[^}]*\}\}/g)].map(String).sort().join(" ");
}
