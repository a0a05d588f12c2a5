import { expect, test } from "vitest";
import { listSchemaOrgFaults } from "./schema-org-faults.ts";

const crumb = { "@type": "ListItem", position: 1, name: "Home" };
const position = {
	"@type": "JobPosting",
	title: "Consultant",
	description: "<p>Work.</p>",
	datePosted: "2026-11-18",
	hiringOrganization: { "@id": "http://host/#firm" },
	jobLocation: { "@id": "http://host/#dubai" },
	employmentType: "FULL_TIME",
	identifier: { "@type": "PropertyValue", name: "L", value: "1" },
};

test.each([
	[position, []],
	[[{ "@type": "BreadcrumbList", itemListElement: [crumb] }], []],
	[
		{ "@type": "BreadcrumbList", itemListElement: [crumb, crumb] },
		["data (BreadcrumbList) has the positions 1, 1"],
	],
	[{ "@type": "Answer" }, ["data (Answer) lacks text"]],
	[{ "@type": "Answer", text: " " }, ["data (Answer).text is empty"]],
	[
		{ "@type": "Answr", text: "x" },
		["data (Answr): this check does not know Answr"],
	],
	[{ name: "x" }, ["data has no type"]],
	[
		{ "@type": ["Answer", "Person"], text: "x" },
		["data (Answer, Person) lacks name"],
	],
	[
		{ "@type": "WebSite", name: "L", url: "/en-US" },
		["data (WebSite).url is no absolute address: /en-US"],
	],
	[
		{ ...position, datePosted: "18 November" },
		["data (JobPosting).datePosted is no date: 18 November"],
	],
	[
		{ ...position, validThrough: "2020-01-01T23:59:59Z" },
		["data (JobPosting).validThrough is past: 2020-01-01T23:59:59Z"],
	],
	[
		{ "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Who?" }] },
		["data (FAQPage).mainEntity.0 (Question) lacks acceptedAnswer"],
	],
])("the structured data %j has the schema.org faults %j", (data, faults) => {
	expect(listSchemaOrgFaults(data)).toEqual(faults);
});
