/** Required fields by type, from Google's rules for rich results and from schema.org. */
const required: Readonly<Record<string, readonly string[]>> = {
	Answer: ["text"],
	Article: [
		"headline",
		"image",
		"datePublished",
		"dateModified",
		"author",
		"publisher",
	],
	BreadcrumbList: ["itemListElement"],
	ContactPoint: ["contactType", "telephone"],
	Country: ["name"],
	EmploymentAgency: ["name", "address", "telephone", "url"],
	FAQPage: ["mainEntity"],
	GeoCoordinates: ["latitude", "longitude"],
	ImageObject: ["url"],
	ItemList: ["itemListElement"],
	JobPosting: [
		"title",
		"description",
		"datePosted",
		"hiringOrganization",
		"jobLocation",
		"employmentType",
		"identifier",
	],
	ListItem: ["position", "name"],
	MonetaryAmount: ["currency", "value"],
	OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
	Organization: ["name", "url"],
	Person: ["name"],
	Place: ["address"],
	PostalAddress: ["addressLocality", "addressCountry"],
	PropertyValue: ["name", "value"],
	QuantitativeValue: [],
	Question: ["name", "acceptedAnswer"],
	Service: ["name", "provider"],
	WebPage: ["name", "url"],
	WebSite: ["name", "url"],
};

/** Fields that contain absolute URLs, and fields that contain dates. */
const addresses = new Set([
	"url",
	"item",
	"image",
	"logo",
	"@id",
	"mainEntityOfPage",
]);
const days = new Set([
	"datePublished",
	"dateModified",
	"datePosted",
	"validThrough",
]);

/** Missing, empty and malformed fields in a page's schema.org data. */
export function listSchemaOrgFaults(data: unknown, at = "data"): string[] {
	if (Array.isArray(data))
		return data.flatMap((item, index) =>
			listSchemaOrgFaults(item, `${at}.${index}`),
		);
	if (typeof data !== "object" || data === null) return [];
	const fields = new Map(Object.entries(data));
	const types = typesOf(data);
	const place = types.length > 0 ? `${at} (${types.join(", ")})` : at;
	return [
		...listMissing(fields, types, place),
		...[...fields].flatMap(([name, value]) => [
			...listMalformed(name, value, `${place}.${name}`),
			...listSchemaOrgFaults(value, `${place}.${name}`),
		]),
		...(types.some((type) => type.endsWith("List"))
			? listDisorder(fields.get("itemListElement"), place)
			: []),
	];
}

/** The types of a schema.org object, which may have several. */
export function typesOf(data: unknown): string[] {
	if (typeof data !== "object" || data === null || !("@type" in data))
		return [];
	return [data["@type"]].flat().filter((type) => typeof type === "string");
}

function listMissing(
	fields: ReadonlyMap<string, unknown>,
	types: readonly string[],
	place: string,
): string[] {
	if (types.length === 0)
		// A reference to an object described elsewhere.
		return fields.has("@id") ? [] : [`${place} has no type`];
	return types.flatMap((type) => {
		const names = required[type];
		if (!names) return [`${place}: this check does not know ${type}`];
		return names
			.filter((name) => !fields.has(name))
			.map((name) => `${place} lacks ${name}`);
	});
}

function listMalformed(name: string, value: unknown, place: string): string[] {
	const isEmpty =
		(typeof value === "string" && value.trim() === "") ||
		value === null ||
		(Array.isArray(value) && value.length === 0);
	if (isEmpty) return [`${place} is empty`];
	if (typeof value !== "string") return [];
	if (addresses.has(name) && !URL.canParse(value))
		return [`${place} is no absolute address: ${value}`];
	if (
		days.has(name) &&
		!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value)
	)
		return [`${place} is no date: ${value}`];
	if (name === "validThrough" && Date.parse(value) < Date.now())
		return [`${place} is past: ${value}`];
	return [];
}

function listDisorder(items: unknown, place: string): string[] {
	if (!Array.isArray(items)) return [`${place} has no list`];
	const positions = items.map((item: unknown) =>
		typeof item === "object" && item !== null && "position" in item
			? item.position
			: undefined,
	);
	return positions.every((position, index) => position === index + 1)
		? []
		: [`${place} has the positions ${positions.join(", ")}`];
}
