/**
 * The firm. Replace this file and the message files, and the site is another firm's.
 * Everything about the firm here is sample data: it stands in for a real consultancy.
 */
export const brand = {
	/** Used in ids and file names: lower-case ASCII. */
	short: "lianwan",
	name: { "zh-CN": "联湾咨询", "en-US": "Lianwan Consulting" } as Record<
		string,
		string
	>,
	/** What a header has room for, where the whole name is long. */
	shortName: { "en-US": "Lianwan" } as Record<string, string>,
	/** The name for a locale that has none of its own. */
	defaultName: "Lianwan Consulting",
	themeColor: "#0b3a6f",
	/** Whose days count: when content is published and expires, and when vacancies close. An IANA name. */
	timeZone: "Asia/Dubai",
	/** Year of the copyright line: the year in which the content was last revised. */
	copyrightYear: 2026,
	/** Sample figures, consistent across all pages. */
	figures: { founded: 2011, staff: 160, languages: 20 },
	contact: {
		email: "hello@lianwan.example",
		phone: "+971 4 000 0100",
		whatsapp: "+971 50 000 0100",
		wechat: "lianwan-hr",
	},
} as const;

/** The firm's name as the readers of a locale write it. */
export function brandName(locale: string): string {
	return brand.name[locale] ?? brand.defaultName;
}

/** The firm's name where there is little room. */
export function shortBrandName(locale: string): string {
	return brand.shortName[locale] ?? brandName(locale);
}
