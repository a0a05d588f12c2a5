import * as z from "zod";

/** The site's origin in tests. */
export const siteOrigin = "https://www.example.com";

/** The common properties of all linked data. */
export const typed = z.looseObject({
	"@context": z.literal("https://schema.org"),
	"@type": z.union([z.string(), z.array(z.string())]),
});
const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/ }).startsWith(siteOrigin);
const day = z.iso.date();
const organization = z.looseObject({
	"@type": z.literal("Organization"),
	"@id": z.literal(`${siteOrigin}/#firm`),
	name: text,
	url: address,
	logo: address,
});
const postalAddress = z.looseObject({
	"@type": z.literal("PostalAddress"),
	streetAddress: text,
	addressLocality: text,
	addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

/**
 * The properties that Google requires or recommends for each type:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
export const forms = {
	Organization: organization.extend({
		"@type": z.tuple([
			z.literal("Organization"),
			z.literal("EmploymentAgency"),
		]),
		alternateName: z.array(text).min(1),
		description: text,
		image: address,
		address: postalAddress,
		email: z.email(),
		telephone: z.string().regex(/^\+[\d ]+$/),
		foundingDate: z.string().regex(/^\d{4}$/),
		numberOfEmployees: z.looseObject({ value: z.int().positive() }),
		contactPoint: z.looseObject({
			contactType: text,
			telephone: text,
			email: z.email(),
		}),
	}),
	WebSite: z.looseObject({ name: text, url: address, inLanguage: text }),
	BreadcrumbList: z.looseObject({
		itemListElement: z
			.array(
				z.looseObject({
					"@type": z.literal("ListItem"),
					position: z.int().positive(),
					name: text,
					item: address,
				}),
			)
			.min(2),
	}),
	Article: z.looseObject({
		headline: text,
		description: text,
		image: address,
		datePublished: day,
		dateModified: day,
		author: organization,
		publisher: organization,
		mainEntityOfPage: address,
	}),
	JobPosting: z.looseObject({
		title: text,
		description: z.string().startsWith("<p>"),
		datePosted: day,
		validThrough: z.iso.datetime().optional(),
		employmentType: z.enum(["FULL_TIME", "PART_TIME", "TEMPORARY"]),
		identifier: z.looseObject({ name: text, value: text }),
		hiringOrganization: organization,
		jobLocation: z.looseObject({
			"@type": z.literal("Place"),
			address: z.looseObject({
				addressLocality: text,
				addressCountry: z.string().regex(/^[A-Z]{2}$/),
			}),
		}),
		baseSalary: z.looseObject({
			currency: z.string().regex(/^[A-Z]{3}$/),
			value: z.looseObject({
				minValue: z.number().positive(),
				maxValue: z.number().positive(),
				unitText: z.literal("MONTH"),
			}),
		}),
	}),
	FAQPage: z.looseObject({
		mainEntity: z
			.array(
				z.looseObject({
					"@type": z.literal("Question"),
					name: text,
					acceptedAnswer: z.looseObject({
						"@type": z.literal("Answer"),
						text,
					}),
				}),
			)
			.min(1),
	}),
	EmploymentAgency: z.looseObject({
		name: text,
		url: address,
		image: address,
		telephone: text,
		parentOrganization: organization,
		address: postalAddress,
		geo: z.looseObject({
			latitude: z.number().min(-90).max(90),
			longitude: z.number().min(-180).max(180),
		}),
		openingHoursSpecification: z
			.array(
				z.looseObject({
					dayOfWeek: z
						.array(
							z
								.string()
								.regex(
									/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
								),
						)
						.min(1),
					opens: z.iso.time({ precision: -1 }),
					closes: z.iso.time({ precision: -1 }),
				}),
			)
			.min(1),
	}),
};
