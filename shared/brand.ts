import { brandData } from "./brand-data.ts";

/** The firm, whose data are in `brand-data.ts`, where `npm run rebrand` writes them. */
export interface Brand {
	/** Whether it stands in for a real firm: the footer then says that its figures are made up. */
	readonly isSample: boolean;
	/** Used in ids and file names: lower-case ASCII. */
	readonly short: typeof brandData.short;
	readonly name: Readonly<Record<string, string>>;
	/** What its people say in running text, and what a header shows where the whole name is long. */
	readonly shortName: Readonly<Record<string, string>>;
	/** What the references of its vacancies begin with. */
	readonly jobPrefix: string;
	/** Whose feeds' ids these are (RFC 4151): without scheme and `www`. */
	readonly domain: string;
	/** `#rrggbb`, of the icon and of the browser's own bars. */
	readonly themeColor: string;
	/** Whose days count: when content is published and expires, and when vacancies close. An IANA name. */
	readonly timeZone: string;
	/** Year of the copyright line: the year in which the content was last revised. */
	readonly copyrightYear: number;
	readonly figures: {
		readonly founded: number;
		readonly staff: number;
		readonly languages: number;
	};
	readonly contact: {
		readonly email: string;
		readonly phone: string;
		readonly whatsapp: string;
		readonly wechat: string;
	};
}

export const brand: Brand = brandData;

/** Names of up to so many characters have room in a header. */
const headerRoom = 10;

/** The firm's name as the readers of a locale write it. The build sees that each has one. */
export function brandName(locale: string): string {
	return brand.name[locale] ?? brand.short;
}

/** The firm's name where there is little room. */
export function shortBrandName(locale: string): string {
	const name = brandName(locale);
	return name.length > headerRoom ? (brand.shortName[locale] ?? name) : name;
}
