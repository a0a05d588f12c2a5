import type { Office, OfficePlace } from "../../../shared/pages/content.ts";
import type { Written } from "../read-files.ts";
import type { OfficeSource } from "../schemas.ts";
import { daysText } from "../text/format-copy.ts";

export function compileOffice(
	{ slug, fields }: Written<OfficeSource>,
	locale: string,
): Office {
	const { order: _, geo, languages, hours, country, ...rest } = fields;
	const countries = new Intl.DisplayNames(locale, { type: "region" });
	const names = new Intl.DisplayNames(locale, { type: "language" });
	return {
		id: slug,
		...rest,
		country,
		countryName: countries.of(country) ?? country,
		hours: hours.map((entry) => ({
			...entry,
			text: daysText(entry.days, locale),
		})),
		languages: ownFirst(languages, locale).map(
			(code) => names.of(code) ?? code,
		),
		latitude: String(geo.latitude),
		longitude: String(geo.longitude),
	};
}

/** Puts the reader's language before the others, which keep their order. */
function ownFirst(languages: readonly string[], locale: string): string[] {
	const isOwn = (code: string) => code === new Intl.Locale(locale).language;
	return [
		...languages.filter(isOwn),
		...languages.filter((code) => !isOwn(code)),
	];
}

export function placeOf(office: Office): OfficePlace {
	const { id, name, latitude, longitude } = office;
	return { id, name, latitude, longitude };
}

export function contactOf({ id, phone, address, hours }: Office) {
	const times = hours.map(
		({ text, opens, closes }) => `${text} ${opens}–\u2060${closes}`,
	);
	return { id, phone, lines: [times, address].map((part) => part.join("\n")) };
}
