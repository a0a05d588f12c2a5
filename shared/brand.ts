import { brandData } from "./brand-data.ts";

/** The firm. Its data are in `brand-data.ts`, which `npm run rebrand` writes. */
export interface Brand {
	/** Whether it stands in for a real firm. Pages then say that it is made up: `SampleNote`. */
	readonly isSample: boolean;
	/** Lower-case ASCII, for ids and file names. */
	readonly short: typeof brandData.short;
	readonly name: Readonly<Record<string, string>>;
	/** Short form for running text, and for headers where the full name does not fit. */
	readonly shortName: Readonly<Record<string, string>>;
	/** Prefix of vacancy references. */
	readonly jobPrefix: string;
	/** Domain in the `tag:` URIs of feed entries (RFC 4151), without scheme and `www`. */
	readonly domain: string;
	/** Color of the icon and the browser's toolbar, as `#rrggbb`. */
	readonly themeColor: string;
	/** IANA time zone that decides when content is published or expires and when vacancies close. */
	readonly timeZone: string;
	/** Year in the copyright line: when the content was last revised. */
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

/** Longest name that fits into a header, in characters. */
const headerRoom = 10;

/** The firm's name in a locale. The build checks that every locale has one. */
export function brandName(locale: string): string {
	return brand.name[locale] ?? brand.short;
}

/** The firm's name for tight spaces. */
export function shortBrandName(locale: string): string {
	const name = brandName(locale);
	return name.length > headerRoom ? (brand.shortName[locale] ?? name) : name;
}
