import path from "node:path";
import request from "supertest";
import { expect, test } from "vitest";
import contract from "../../locales/en-US/contract.json" with { type: "json" };
import home from "../../locales/en-US/home.json" with { type: "json" };
import en from "../../locales/en-US/services.json" with { type: "json" };
import { agents, createTestApp } from "../../scripts/test/test-app.ts";
import { drawnSections } from "./drawn-sections.ts";

const unsettled = "Unclear";
const agency = Array<string>(3).fill("Licensed agency");
const provider = Array<string>(3).fill("Service provider");
const app = await createTestApp();

async function read(address: string): Promise<string> {
	const { text } = await request(app)
		.get(address)
		.set("User-Agent", agents.person)
		.expect(200);
	return text.slice(text.indexOf("<main"), text.indexOf("</main>"));
}

test("the services page shows the six models before the services, each with a label that spells it out", async () => {
	const html = await read("/en-US/services");
	const start = html.indexOf('id="models"');
	const models = html.slice(start, html.indexOf('id="emiratisation"'));
	expect(start).toBeGreaterThan(0);
	expect(
		[...models.matchAll(/aria-label="(Your entity[^"]*)"/g)].map(
			([, label]) => label,
		),
	).toEqual(
		[
			["Usually needed", "You", "You", "You", "You", "You"],
			["Usually needed", ...agency, unsettled, "You"],
			["Usually needed", ...provider, unsettled, "Service provider"],
			["Not needed", ...provider, unsettled, "You"],
			["Usually needed", "You", unsettled, unsettled, "You", "You"],
			["Usually needed", "You", "You", "You", "You", "You"],
		].map(
			([entity, employer, visa, wages, quota, directs]) =>
				`Your entity: ${entity}. Employer: ${employer}. Visa: ${visa}. Wages: ${wages}. Quota: ${quota}. Work directed by: ${directs}.`,
		),
	);
});

test.each(["", "/en-US"])(
	"each service %s links to its own page",
	async (start) => {
		const html = await read(`${start}/services`);
		const links = html
			.split(/(?=<section[^>]* id=")/)
			.map((part) => part.match(/<p><a href="([^"]+)"/)?.[1])
			.filter(Boolean);
		expect(links).toEqual(
			[
				"/solutions/emiratisation",
				"/services/recruitment-services",
				"/services/flexible-staffing",
				"/solutions/bulk-hiring",
				"/services/hr-outsourcing",
				"/services/hr-consulting",
			].map((path) => start + path),
		);
	},
);

test("the services' timelines are drawn on the scale of the longest, whose notes are folded", async () => {
	const html = await read("/en-US/services");
	const plans = en.page.sections.map(({ calendar }) => calendar);
	for (const { rows } of plans)
		for (const { name, span } of rows) {
			expect(html).toContain(`<th scope="row">${name}</th>`);
			expect(html).toContain(`<b>${span}</b>`);
		}
	const longest = String(
		Math.max(...plans.map(({ length }) => Number(length))),
	);
	expect(new Set(html.match(/(?<=viewBox="0 0 )\d+(?= 1")/g))).toEqual(
		new Set([longest]),
	);
	const [long] = plans.filter(({ rows }) => rows.length > 3);
	for (const row of long?.rows ?? [])
		if ("note" in row)
			expect(html).toContain(`<dt>${row.name}</dt><dd>${row.note}`);
});

test.each([
	["/en-US", "Step"],
	["", "步骤"],
])(
	"a service's own page %s draws its steps week by week",
	async (start, step) => {
		const html = await read(`${start}/services/strategic-consulting`);
		expect(html).toContain(`<th scope="col">${step}<`);
		expect(
			[...html.matchAll(/d="(M\S+) 0H(\d+)V1/g)].map(
				([, first, last]) => `${first}–${last}`,
			),
		).toEqual(["M0–1", "M0–3", "M1–4", "M4–5", "M5–6"]);
	},
);

test.each(["/services", "/en-US/services"])(
	"below its comparison, %s draws the lines of other employers only",
	async (address) => {
		const html = await read(address);
		expect(
			html
				.split(/(?=<section[^>]* id=")/)
				.filter((part) => part.includes('role="img"'))
				.map((part) => /id="([^"]*)"/.exec(part)?.[1]),
		).toEqual(["models", "temporary-recruitment", "outsourcing-services"]);
	},
);

test.each(["", "/en-US"])(
	"executive search %s: the approval fills the gap between shortlist and notice",
	async (start) => {
		const html = await read(`${start}/services/executive-search`);
		const plan = html.slice(html.indexOf("<tbody"), html.indexOf("</tbody>"));
		expect(
			[...plan.matchAll(/d="M(\d+) (?:0|\.5)H(\d+)/g)].map(
				([, from, to]) => `${from}–${to}`,
			),
		).toEqual(["0–2", "2–4", "4–6", "6–13", "13–17", "17–26"]);
	},
);

test("a step without weeks has a frame that says what sets them, and says it once", async () => {
	const html = await read("/en-US/services/recruitment-services");
	expect(html).toMatch(/<td class="[^"]*"><b>Set by your dates<\/b><\/td>/);
	expect(html.match(/Set by your dates/g)).toHaveLength(1);
});

test("what follows the wage day is drawn past the month's last day", async () => {
	const html = await read("/en-US/services/hr-outsourcing");
	expect(html).toMatch(/Afterward<\/th><td[^>]*><svg[^>]*><svg x="100%"/);
});

test("a plan with pale bars says what they mean, one without says nothing", async () => {
	const key = `${en.calendar.key}<`;
	expect(await read("/en-US/services/flexible-staffing")).toContain(key);
	expect(await read("/en-US/services/hr-outsourcing")).not.toContain(key);
});

test("a service's own page draws its model in its head", async () => {
	const html = await read("/en-US/services/flexible-staffing");
	const head = html.slice(0, html.indexOf("</header>"));
	expect(head).toContain("<strong>Quota</strong> <small>Unclear</small>");
	// From the client's entity down to the firm's line, then via the contract's line back up.
	expect(head).toContain("M9 14V86H72H160H248H274L310 50H336H343L379 14H386");
});

test.each(
	Object.keys(drawnSections).flatMap((service) => [
		`/services/${service}`,
		`/en-US/services/${service}`,
	]),
)("%s draws its own subject above four names", async (address) => {
	const html = await read(address);
	const head = html.slice(0, html.indexOf("</header>"));
	const service = path.basename(address);
	expect(head).toContain(`href="/drawings/services.svg#${service}"`);
	const [, names = ""] =
		/services\.svg.*?<ol[^>]*>(.*?)<\/ol>/s.exec(head) ?? [];
	expect(names.match(/<strong>/g)).toHaveLength(4);
});

test("the home page's bars are as long as its texts say", async () => {
	const { items } = home.services;
	const html = await read("/en-US");
	const bars = [...html.matchAll(/viewBox="0 0 14 1".*?<\/svg>/gs)].map(
		([bar]) => [...bar.matchAll(/H(\d+)V/g)].map(([, week]) => Number(week)),
	);
	expect(bars).toEqual(
		items.map(({ weeks }) => {
			const numbers = weeks.match(/\d+/g)?.map(Number) ?? [];
			return weeks.includes("working days")
				? numbers.map((days) => days / 5)
				: numbers;
		}),
	);
});

test("a model in which everything is the client's is drawn on one line", async () => {
	const html = await read("/en-US/services/services");
	expect(html).toContain('d="M9 14V14H72H160H248H336H386"');
	const drawn = html.match(/viewBox="0 0 400 (28|100)"/g);
	expect(drawn).toEqual(
		[28, 100, 28].map((height) => `viewBox="0 0 400 ${height}"`),
	);
	expect(html.match(/H400M0/g)).toHaveLength(1);
});

test("a plan of a month has grid lines every five days, one of weeks every week", async () => {
	expect(await read("/en-US/services/hr-outsourcing")).toContain(
		`d="M0 0v1${"m5-1v1".repeat(6)}"`,
	);
	expect(await read("/en-US/services/strategic-consulting")).toContain(
		`d="M0 0v1${"m1-1v1".repeat(6)}"`,
	);
});

test("the comparison explains each sign of a model's line, and names the first one's circles", async () => {
	const html = await read("/en-US/services");
	const [, key = ""] = /<ul[^>]*>(<li><svg.*?)<\/ul>/s.exec(html) ?? [];
	expect(key.match(/<svg/g)).toHaveLength(contract.key.length);
	// An outlined arrow, and a filled one.
	expect(key).toMatch(/<path d="[^"]*M182 5[^"]*"><\/path>/);
	expect(key).toMatch(/filled[^>]* d="[^"]*M182 5/);
	expect(html).toMatch(
		/<svg[^>]*role="img".*?<\/svg><ol[^>]*aria-hidden="true"[^>]*>(<li>(Employer|Visa|Wages|Quota)<\/li>){4}/s,
	);
});

test("service levels are large figures of a made-up sample, open on phones", async () => {
	const html = await read("/en-US/services/hr-outsourcing");
	expect(
		[...html.matchAll(/figure[^>]*">(\d+%)</g)].map(([, figure]) => figure),
	).toEqual(["100%", "99%", "100%", "95%"]);
	const [section = ""] =
		/<h2>Service levels in.*?<\/section>/s.exec(html) ?? [];
	expect(section).toContain("example");
	expect(section).not.toContain("<details");
});

test("a Chinese bracket in the table of models does not break", async () => {
	const html = await read("/services");
	expect(html).toContain("PEO<wbr/><bdi>（");
});
