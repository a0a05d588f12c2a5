import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** The brand module of the project being compiled, which may be a copy of this one. */
type BrandModule = typeof import("../../shared/brand.ts");

/** What texts call the firm, by placeholder name. */
export type BrandWords = Readonly<Record<string, string>>;

const gulf = new Set(["AE", "BH", "KW", "OM", "QA", "SA"]);
const numerals: Readonly<Record<string, readonly string[]>> = {
	"en-US":
		"no one two three four five six seven eight nine ten eleven twelve".split(
			" ",
		),
	"zh-CN": "零 一 两 三 四 五 六 七 八 九 十 十一 十二".split(" "),
};

/**
 * The words for the firm's placeholders: its names, its domain, its figures, and the number and
 * cities of its offices, which are counted from the locale's files.
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
		cities: listNames(
			offices.map(({ name }) => name),
			locale,
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
	readonly name: string;
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
			return [JSON.parse(await readFile(path.join(root, file), "utf8"))];
		} catch {
			return [];
		}
	});
	return (await Promise.all(read)).flat().sort((a, b) => a.order - b.order);
}

/** A number of offices in words. */
export function countOffices(count: number, locale: string): string {
	const number = numerals[locale]?.[count] ?? count.toLocaleString(locale);
	if (locale === "zh-CN") return `${number}个办公室`;
	return `${number} ${count === 1 ? "office" : "offices"}`;
}

function listNames(names: readonly string[], locale: string): string {
	if (locale === "zh-CN") return names.join("、");
	// House style in both languages: no serial comma.
	return new Intl.ListFormat(locale).format(names).replace(", and ", " and ");
}

function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
