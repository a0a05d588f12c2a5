import { brand, brandName } from "../../shared/brand.ts";
import { type Locale, localizePath } from "../../shared/locales.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import type { Message, MessageTree } from "../../shared/pages/page-data.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { listOf, messageAt, stringAt } from "../content/message-trees.ts";

/** The input for linked data. */
export interface LinkedDataSource {
	readonly page: Page;
	readonly locale: Locale;
	/** The origin of all absolute URLs, from the configuration. */
	readonly siteOrigin: string;
	readonly read: (namespace: string) => MessageTree;
	/** The date in the firm's time zone, such as `2026-11-21`. */
	readonly today: string;
	/** Whether the firm stands in for a real one. */
	readonly isSample: boolean;
}

/** The firm, as other data refers to it. */
export function firmReference({
	locale,
	siteOrigin,
}: LinkedDataSource): object {
	return {
		"@type": "Organization",
		"@id": `${siteOrigin}/#firm`,
		name: brandName(locale),
		url: siteOrigin + localizePath("/", locale),
		logo: `${siteOrigin}/icon-512.png`,
	};
}

/** The firm in full: an organization, and a business with its head office's address. */
export function describeFirm(source: LinkedDataSource): object {
	const { page, locale, read, siteOrigin } = source;
	const { namespace, key } = copyAddress(page);
	const { email, phone } = brand.contact;
	const [headOffice] = listOf(readMessage(read("offices"), "items"));
	return {
		...firmReference(source),
		"@type": ["Organization", "EmploymentAgency"],
		alternateName: Object.values(brand.name).filter(
			(name) => name !== brandName(locale),
		),
		description: readMessage(read(namespace), `${key}.description`),
		image: `${siteOrigin}/icon-512.png`,
		...(headOffice ? { address: describeAddress(headOffice, locale) } : {}),
		foundingDate: String(brand.figures.founded),
		numberOfEmployees: {
			"@type": "QuantitativeValue",
			value: brand.figures.staff,
		},
		email,
		telephone: phone,
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer service",
			email,
			telephone: phone,
			availableLanguage: ["en", "zh", "ar"],
		},
	};
}

/** The site, published by the firm. */
export function describeSite(source: LinkedDataSource): object {
	const { locale, siteOrigin } = source;
	return {
		"@type": "WebSite",
		"@id": `${siteOrigin}/#site`,
		name: brandName(locale),
		url: siteOrigin + localizePath("/", locale),
		inLanguage: locale,
		publisher: { "@id": `${siteOrigin}/#firm` },
	};
}

/** The firm's offices, each a place of business with opening hours. */
export function describeOffices(source: LinkedDataSource): object[] {
	const { locale, siteOrigin, read } = source;
	return listOf(readMessage(read("offices"), "items")).flatMap((office) => {
		const id = officeIds.find((known) => known === stringAt(office, "id"));
		if (id === undefined) return [];
		const address = siteOrigin + anchorHref("locations", locale, id);
		return {
			"@type": "EmploymentAgency",
			"@id": address,
			name: `${brandName(locale)} ${stringAt(office, "name")}`,
			url: address,
			image: `${siteOrigin}/icon-512.png`,
			telephone: stringAt(office, "phone"),
			parentOrganization: firmReference(source),
			address: describeAddress(office, locale),
			geo: {
				"@type": "GeoCoordinates",
				latitude: Number(stringAt(office, "latitude")),
				longitude: Number(stringAt(office, "longitude")),
			},
			openingHoursSpecification: listOf(messageAt(office, "hours")).map(
				(hours) => ({
					"@type": "OpeningHoursSpecification",
					dayOfWeek: listOf(messageAt(hours, "days"))
						.filter((day) => typeof day === "string")
						.map((day) => `https://schema.org/${day}`),
					opens: stringAt(hours, "opens"),
					closes: stringAt(hours, "closes"),
				}),
			),
		};
	});
}

const lineFormats = new Map<Locale, Intl.ListFormat>();

/** Joins lines in the locale's style: with commas, or without separators. */
function joinLines(lines: readonly string[], locale: Locale): string {
	const format =
		lineFormats.get(locale) ??
		new Intl.ListFormat(locale, { type: "unit", style: "short" });
	lineFormats.set(locale, format);
	return format.format(lines);
}

function describeAddress(office: Message, locale: Locale): object {
	const street = listOf(messageAt(office, "address")).map(String);
	const country = stringAt(office, "country");
	const [number = ""] = /\d+/.exec(stringAt(office, "postalBox")) ?? [];
	return {
		"@type": "PostalAddress",
		streetAddress: joinLines(street, locale),
		// Addresses have post office boxes in the Gulf, postal codes in China.
		[country === "CN" ? "postalCode" : "postOfficeBoxNumber"]: number,
		addressLocality: stringAt(office, "locality"),
		addressCountry: country,
	};
}
