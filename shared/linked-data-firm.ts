import { brand, brandName } from "./brand.ts";
import type { LinkedDataSource } from "./linked-data.ts";
import { localizePath } from "./locales.ts";
import type { Message } from "./page-data.ts";
import { copyAddress, readMessage } from "./page-messages.ts";
import { hrefFor } from "./page-paths.ts";

/** The firm, as what other data refers to. */
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

/** The firm in full. */
export function describeFirm(source: LinkedDataSource): object {
	const { page, read } = source;
	const { namespace, key } = copyAddress(page);
	return {
		...firmReference(source),
		alternateName: Object.values(brand.name).filter(
			(name) => name !== brandName(source.locale),
		),
		description: readMessage(read(namespace), `${key}.description`),
		foundingDate: String(brand.figures.founded),
		email: brand.contact.email,
		telephone: brand.contact.phone,
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer service",
			email: brand.contact.email,
			telephone: brand.contact.phone,
			availableLanguage: ["en", "zh", "ar"],
		},
	};
}

/** The site. */
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

/** The firm's offices, each a place of business with hours. */
export function describeOffices(source: LinkedDataSource): object[] {
	const { locale, siteOrigin, read } = source;
	return listOf(readMessage(read("offices"), "items")).map((office) => {
		const text = (key: string) => textOf(office, key);
		const address = listOf(fieldOf(office, "address"));
		return {
			"@type": "EmploymentAgency",
			"@id": `${siteOrigin}${hrefFor("locations", locale)}#${text("id")}`,
			name: `${brandName(locale)}, ${text("name")}`,
			url: `${siteOrigin}${hrefFor("locations", locale)}#${text("id")}`,
			image: `${siteOrigin}/icon-512.png`,
			telephone: text("phone"),
			parentOrganization: { "@id": `${siteOrigin}/#firm` },
			address: {
				"@type": "PostalAddress",
				streetAddress: address.join(", "),
				postOfficeBoxNumber: text("postalBox"),
				addressLocality: text("locality"),
				addressCountry: text("country"),
			},
			geo: {
				"@type": "GeoCoordinates",
				latitude: Number(text("latitude")),
				longitude: Number(text("longitude")),
			},
			openingHoursSpecification: listOf(fieldOf(office, "hours")).map(
				(hours) => ({
					"@type": "OpeningHoursSpecification",
					dayOfWeek: fieldOf(hours, "days"),
					opens: textOf(hours, "opens"),
					closes: textOf(hours, "closes"),
				}),
			),
		};
	});
}

function listOf(message: Message | undefined): readonly Message[] {
	return Array.isArray(message) ? message : [];
}

function fieldOf(message: Message, key: string): Message | undefined {
	return typeof message === "object" && key in message
		? readMessage({ message }, `message.${key}`)
		: undefined;
}

function textOf(message: Message, key: string): string {
	const value = fieldOf(message, key);
	return typeof value === "string" ? value : "";
}
