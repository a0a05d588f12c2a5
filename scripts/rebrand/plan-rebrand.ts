import { CommandError } from "../../server/config/command-words.ts";
import type { BrandData, Firm } from "./firm-schema.ts";
import { stringifyBrand } from "./stringify-brand.ts";

/** The project's text files, by path. */
export type Files = ReadonlyMap<string, string>;

/** A line that still mentions the old firm. */
export interface Trace {
	readonly file: string;
	readonly line: number;
	readonly word: string;
}

/**
 * Plans the changes for another firm: the brand's data, the package's name, the README's title, the
 * icon's color, and the offices' files.
 *
 * @returns the new texts of changed files.
 * @throws {CommandError} for an office without files.
 */
export function planRebrand(
	files: Files,
	old: BrandData,
	{ offices, ...brand }: Firm,
): Map<string, string> {
	const edits: [string, (text: string) => string][] = [
		["shared/brand-data.ts", () => stringifyBrand(brand)],
		...["package.json", "package-lock.json"].map(
			(file): [string, (text: string) => string] => [
				file,
				(text) =>
					text.replaceAll(`"${old.short}-site"`, `"${brand.short}-site"`),
			],
		),
		[
			"README.md",
			(text) =>
				text.replace(`# ${old.name["en-US"]}:`, `# ${brand.name["en-US"]}:`),
		],
		[
			"public/icon.svg",
			(text) => text.replaceAll(old.themeColor, brand.themeColor),
		],
		...Object.entries(offices).flatMap(([slug, office]) =>
			officeFiles(files, slug).map(
				(file): [string, (text: string) => string] => [
					file,
					(text) => editOffice(text, office, file.split("/")[1] ?? ""),
				],
			),
		),
	];
	return new Map(
		edits.flatMap(([file, edit]) => {
			const text = files.get(file);
			if (text === undefined) return [];
			const edited = edit(text);
			return edited === text ? [] : [[file, edited] as const];
		}),
	);
}

/** Lines that mention the old firm by words that the new one does not share. */
export function listTraces(
	files: Files,
	old: BrandData,
	brand: BrandData,
): Trace[] {
	const kept = new Set(wordsOf(brand));
	const words = wordsOf(old).filter((word) => !kept.has(word));
	return [...files].flatMap(([file, text]) =>
		text.split("\n").flatMap((line, index) => {
			const lower = line.toLowerCase();
			const word = words.find((each) => lower.includes(each.toLowerCase()));
			return word ? [{ file, line: index + 1, word }] : [];
		}),
	);
}

/** The words that identify a firm, longest first. */
function wordsOf(brand: BrandData): string[] {
	const { name, shortName, short, domain, contact } = brand;
	return [
		...Object.values(name),
		...Object.values(shortName),
		short,
		domain,
		...Object.values(contact),
	].sort((a, b) => b.length - a.length);
}

function officeFiles(files: Files, slug: string): string[] {
	const found = [...files.keys()].filter(
		(file) =>
			/^locales\/[^/]+\/offices\//.test(file) && file.endsWith(`/${slug}.json`),
	);
	if (found.length === 0)
		throw new CommandError(
			`offices.${slug}: no locales/*/offices/${slug}.json; an office is added or removed by its files`,
			2,
		);
	return found;
}

function editOffice(
	text: string,
	{ phone, address, postalBox }: Firm["offices"][string],
	locale: string,
): string {
	const own = (values: object | undefined): unknown =>
		new Map(Object.entries(values ?? {})).get(locale);
	const office: Record<string, unknown> = JSON.parse(text);
	const given = { phone, address: own(address), postalBox: own(postalBox) };
	for (const [field, value] of Object.entries(given))
		if (value !== undefined) office[field] = value;
	return `${JSON.stringify(office, null, 2)}\n`;
}
