import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "../../shared/locales.ts";
import { ContentError, faultOf } from "../validate/fault.ts";

/** The brand module of the project being compiled, which may be a copy of this one. */
type BrandModule = typeof import("../../shared/brand.ts");

/** What texts call the firm, by placeholder name. */
export type BrandWords = Readonly<Record<string, string>>;

const gulf = new Set(["AE", "BH", "KW", "OM", "QA", "SA"]);

/** How a language says a number of offices, lists names, and writes an address. */
interface Phrases {
	/** From zero on; larger numbers are written in digits. */
	readonly numerals: readonly string[];
	readonly offices: (number: string, count: number) => string;
	readonly list: (names: readonly string[]) => string;
	readonly address: (lines: readonly string[], postalBox: string) => string;
}

const phrasesByLocale: Readonly<Record<string, Phrases>> = {
	"zh-CN": {
		numerals: "零 一 两 三 四 五 六 七 八 九 十 十一 十二".split(" "),
		offices: (number) => `${number}个办公室`,
		list: (names) => names.join("、"),
		address: (lines, postalBox) => `${lines.join("")}，${postalBox}`,
	},
	"en-US": {
		numerals:
			"no one two three four five six seven eight nine ten eleven twelve".split(
				" ",
			),
		offices: (number, count) =>
			`${number} ${count === 1 ? "office" : "offices"}`,
		// House style: no serial comma.
		list: (names) =>
			new Intl.ListFormat("en-US").format(names).replace(", and ", " and "),
		address: (lines, postalBox) => [...lines, postalBox].join(", "),
	},
} satisfies Record<Locale, Phrases>;

/**
 * The words for the firm's placeholders: its names, its domain, its figures, and the number, the
 * cities and the addresses (`abuDhabiAddress`) of its offices, from the locale's files.
 *
 * @param root the project's folder.
 */
export async function readBrandWords(
	root: string,
	locale: string,
): Promise<BrandWords> {
	const { brand, brandName }: BrandModule = await import(
		path.join(root, "shared/brand.ts")
	);
	const offices = await readOffices(root, locale);
	const isInGulf = ({ country }: ListedOffice) => gulf.has(country);
	const all = countOffices(offices.length, locale);
	const inGulf = countOffices(offices.filter(isInGulf).length, locale);
	return {
		brand: brandName(locale),
		shortBrand: brand.shortName[locale] ?? brandName(locale),
		mailDomain: brand.contact.email.split("@")[1] ?? brand.domain,
		jobPrefix: brand.jobPrefix,
		founded: String(brand.figures.founded),
		firmStaff: String(brand.figures.staff),
		firmLanguages: String(brand.figures.languages),
		offices: all,
		Offices: capitalize(all),
		gulfOffices: inGulf,
		GulfOffices: capitalize(inGulf),
		cities: phrasesOf(locale).list(offices.map(({ name }) => name)),
		...Object.fromEntries(
			offices.map(({ slug, address, postalBox }) => [
				`${camelCase(slug)}Address`,
				phrasesOf(locale).address(address, postalBox),
			]),
		),
	};
}

/** Replaces the firm's placeholders in a text; other placeholders stay. */
export function fillBrand(text: string, words: BrandWords): string {
	return text.replace(
		/\{\{(\w+)\}\}/g,
		(placeholder, name: string) => words[name] ?? placeholder,
	);
}

interface ListedOffice {
	readonly slug: string;
	readonly name: string;
	readonly address: readonly string[];
	readonly postalBox: string;
	readonly country: string;
	readonly order: number;
}

/** Leaves out files with syntax errors, which are reported elsewhere. */
async function readOffices(
	root: string,
	locale: string,
): Promise<ListedOffice[]> {
	const files = await Array.fromAsync(
		glob(`locales/${locale}/offices/*.json`, { cwd: root }),
	);
	const read = files.map(async (file): Promise<ListedOffice[]> => {
		try {
			const office = JSON.parse(await readFile(path.join(root, file), "utf8"));
			return [{ ...office, slug: path.basename(file, ".json") }];
		} catch {
			return [];
		}
	});
	return (await Promise.all(read)).flat().sort((a, b) => a.order - b.order);
}

/** A number of offices in words. */
export function countOffices(count: number, locale: string): string {
	const { numerals, offices } = phrasesOf(locale);
	return offices(numerals[count] ?? count.toLocaleString(locale), count);
}

/** @throws {ContentError} for a language without an entry: another's words would stand in its texts. */
function phrasesOf(locale: string): Phrases {
	const phrases = phrasesByLocale[locale];
	if (phrases) return phrases;
	throw new ContentError([
		faultOf("scripts/content/brand-words.ts", locale, "missing: the language"),
	]);
}

function camelCase(slug: string): string {
	const [first = "", ...others] = slug.split("-");
	return first + others.map(capitalize).join("");
}

function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
