import { localeCodes } from "../../shared/locales.ts";
import { readMessage } from "../../shared/pages/page-messages.ts";
import { fillMessage } from "../../shared/translator.ts";
import english from "./en-US.json" with { type: "json" };
import chinese from "./zh-CN.json" with { type: "json" };

type English = typeof english;
type Stem<Name> = Name extends `${infer Before}_${"one" | "other"}`
	? Before
	: Name;

/** The address of a wording, without the ending of its plural form. */
export type WordKey = {
	[Group in keyof English]: `${Group}.${Stem<keyof English[Group] & string>}`;
}[keyof English];

type Values = Readonly<Record<string, Message | number>>;

/** A wording that is in no language yet. */
export interface Said {
	readonly key: WordKey;
	readonly values: Values;
}

/** A wording, or a text that is the same in every language. */
export type Message = Said | string;

export function say(key: WordKey, values: Values = {}): Said {
	return { key, values };
}

export function isWordKey(key: unknown): key is WordKey {
	return (
		typeof key === "string" && typeof readMessage(english, key) === "string"
	);
}

const languages = { "en-US": english, "zh-CN": chinese };
export type WordLocale = keyof typeof languages;

/** Whether the editor speaks a language, of which the site may have more. */
export function isWordLocale(locale: unknown): locale is WordLocale {
	return typeof locale === "string" && Object.hasOwn(languages, locale);
}

export const wordLocales = localeCodes.filter(isWordLocale);

/** The words of the editor and of the checks in a language. */
export interface Words {
	readonly locale: WordLocale;
	/** Words of the script in the editor's pages. */
	readonly client: English["client"];
	readonly t: (key: WordKey, values?: Values) => string;
	readonly tell: (message: Message) => string;
}

export function wordsOf(locale: WordLocale): Words {
	const messages = languages[locale];
	const t = (key: WordKey, values: Values = {}): string => {
		const filled = Object.entries(values).map(([name, value]) => [
			name,
			typeof value === "number" ? value : tell(value),
		]);
		const told = Object.fromEntries(filled);
		const message = fillMessage(messages, locale, key, told);
		return typeof message === "string" ? message : key;
	};
	const tell = (message: Message): string =>
		typeof message === "string" ? message : t(message.key, message.values);
	return { locale, client: messages.client, t, tell };
}

/** The command line speaks English. */
export const inEnglish = wordsOf("en-US").tell;
