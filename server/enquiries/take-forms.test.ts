import { parse } from "node-html-parser";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { enquiryFields, isReference } from "../../shared/enquiry/enquiry.ts";
import { positionSlugs } from "../../shared/pages/content-index.ts";
import { createApp } from "../app.ts";
import { openDownDatabase } from "../database/test-down-database.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import { openEnquirySite } from "./test-enquiry-site.ts";

const complete = {
	kind: "consultation",
	name: "Li Wei",
	email: "li.wei@example.com",
	phone: "+86 138 0000 0000",
	message: "Two welders in Doha.",
	consent: "true",
};

async function openSite(env: Record<string, string> = {}) {
	const site = await openEnquirySite(env);
	const post = (target: string, body: object | string) =>
		request(site.app).post(target).type("form").send(body);
	return { ...site, post };
}

const pages = [
	{
		target: "/contact",
		locale: "zh-CN",
		name: "请填写姓名",
	},
	{ target: "/en-US/contact", locale: "en-US", name: "Enter your name" },
];

test.each(pages)(
	"a form posted to $target is stored and redirects to its confirmation",
	async ({ target, locale }) => {
		const { app, post, find } = await openSite();
		const answer = await post(target, { ...complete, transfer: ["", "true"] });
		expect(answer.status).toBe(303);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		const location = String(answer.headers.location);
		const [path, reference = ""] = location.split("?sent=");
		expect(path).toBe(target);
		expect(isReference(reference)).toBe(true);
		expect(await find(reference)).toMatchObject({
			name: "Li Wei",
			locale,
		});
		const page = await request(app).get(location);
		expect(page.status).toBe(200);
		expect(parse(page.text).querySelector("main")?.text).toContain(reference);
		expect(parse(page.text).querySelector("form[method=post] textarea")).toBe(
			null,
		);
	},
);

test.each([
	{ home: "/", labels: ["岗位：", "城市："] },
	{ home: "/en-US", labels: ["Role: ", "City: "] },
])(
	"the starter form on $home prefills the message of the contact form",
	async ({ home, labels: [role, city] }) => {
		const { app } = await openSite();
		const headers = { "Accept-Language": home === "/" ? "zh" : "en" };
		const start = await request(app).get(home).set(headers).expect(200);
		const starter = parse(start.text).querySelector("#hero form[action]");
		expect(starter?.getAttribute("method") ?? "get").toBe("get");
		expect(
			starter
				?.querySelectorAll("input")
				.map((input) => [
					input.getAttribute("name"),
					input.getAttribute("aria-label") !== "",
				])
				.sort(),
		).toEqual([
			["city", true],
			["date", true],
			["role", true],
		]);
		const [target = ""] = starter?.getAttribute("action")?.split("#") ?? [];
		const contact = await request(app)
			.get(target)
			.query({ role: " <b>welder</b> ", city: "Riyadh", date: "", x: "1" })
			.set(headers)
			.expect(200);
		const form = parse(contact.text).querySelector("#enquiry form");
		expect(form?.querySelector("textarea")?.text).toBe(
			`${role}<b>welder</b>\n${city}Riyadh`,
		);
		expect(
			form?.querySelector("[name=topic] [selected]")?.getAttribute("value"),
		).toBe("hiring");
	},
);

test.each(pages)(
	"an invalid form posted to $target is returned with errors and all typed values, escaped",
	async ({ target, locale, name }) => {
		const { post } = await openSite();
		const message = `<script>alert("&'1")</script>\n李`;
		const answer = await post(target, { ...complete, name: " ", message });
		expect(answer.status).toBe(422);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["content-language"]).toBe(locale);
		expect(answer.headers["x-robots-tag"]).toBe("noindex");
		expect(answer.headers.etag).toBeUndefined();
		expect(answer.text).not.toContain("<script>alert");
		const page = parse(answer.text, { comment: false });
		const field = (of: string) => page.querySelector(`form [name=${of}]`);
		expect(field("message")?.textContent.trim()).toBe(message);
		expect(field("email")?.getAttribute("value")).toBe(complete.email);
		expect(field("phone")?.getAttribute("value")).toBe(complete.phone);
		expect(field("consent")?.hasAttribute("checked")).toBe(true);
		expect(field("name")?.getAttribute("aria-invalid")).toBe("true");
		const link = page.querySelector("[role=alert] a");
		expect(link?.text).toBe(name);
		expect(link?.getAttribute("href")).toBe(`#${field("name")?.id}`);
		const [errorId] = (
			field("name")?.getAttribute("aria-describedby") ?? ""
		).split(" ");
		expect(page.getElementById(errorId ?? "")?.text).toBe(name);
	},
);

test("the Chinese form requires transfer consent, and the English form does not ask for it", async () => {
	const { post, find } = await openSite();
	const asked = await post("/contact", { ...complete, transfer: "" });
	expect(asked.status).toBe(422);
	expect(asked.text).toContain("单独同意");
	const english = await post("/en-US/contact", complete);
	const reference = String(english.headers.location).split("=")[1] ?? "";
	expect((await find(reference))?.hasTransferConsent).toBe(false);
});

test("the forms ask for every field (client/enquiry/EnquiryForm.tsx)", async () => {
	const { app } = await openSite();
	const [slug] = positionSlugs;
	const asked = await Promise.all(
		["/contact", `/careers/${slug}`].map(async (path) =>
			parse((await request(app).get(path)).text)
				.querySelectorAll("form[method=post] [name]")
				.map((control) => control.getAttribute("name")),
		),
	);
	expect(asked.flat()).toEqual(expect.arrayContaining([...enquiryFields]));
});

test("submitting the form twice stores one enquiry", async () => {
	const { post } = await openSite();
	const [one, two] = await Promise.all([
		post("/contact", complete),
		post("/contact", complete),
	]);
	expect(one?.headers.location).toBe(two?.headers.location);
	const other = await post("/contact", { ...complete, message: "Three." });
	expect(other.headers.location).not.toBe(one?.headers.location);
});

test("a robot is redirected to a confirmation as well, and nothing is stored", async () => {
	const { post, find } = await openSite();
	const answer = await post("/contact", { ...complete, website: "x" });
	expect(answer.status).toBe(303);
	const reference = String(answer.headers.location).split("=")[1] ?? "";
	expect(await find(reference)).toBeUndefined();
});

test("a rate-limited form post returns the page with the typed text and Retry-After", async () => {
	const { post } = await openSite({ ENQUIRY_RATE_LIMIT: "1" });
	await post("/en-US/contact", complete);
	const answer = await post("/en-US/contact", { ...complete, name: "Other" });
	expect(answer.status).toBe(429);
	expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
	expect(answer.text).toContain("Too many messages");
	expect(answer.text).toContain("Two welders in Doha.");
});

test("the limit's window and a form's day follow the site's clock", async () => {
	let time = Date.now();
	const env = { DATA_DIR: makeFolder(), ENQUIRY_RATE_LIMIT: "1" };
	const deps = await testDependencies(env, { now: () => time });
	onTestFinished(() => deps.enquiries.store.close());
	const app = createApp(deps);
	const send = () => request(app).post("/contact").type("form").send(complete);
	const other = { ...complete, name: "Other" };

	const first = await send();
	expect(first.status).toBe(303);
	// A double click: the same form on the same day.
	expect((await send()).headers.location).toBe(first.headers.location);
	const limited = await request(app).post("/contact").type("form").send(other);
	expect([limited.status, limited.headers["retry-after"]]).toEqual([
		429,
		"600",
	]);
	time += 24 * 60 * 60 * 1000;
	const next = await send();
	expect(next.status).toBe(303);
	expect(next.headers.location).not.toBe(first.headers.location);
});

test("while the store is down, a form post returns the page with the typed text and Retry-After", async () => {
	const { deps } = await openSite();
	const store = createEnquiryStore(openDownDatabase());
	const app = createApp({ ...deps, enquiries: { ...deps.enquiries, store } });
	const answer = await request(app)
		.post("/contact")
		.type("form")
		.send(complete);
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(answer.text).toContain("Two welders in Doha.");
});

test.each([
	["JSON", "application/json", "{}", 415],
	["files", "multipart/form-data; boundary=x", "--x--", 415],
	[
		"more than 256 KB",
		"application/x-www-form-urlencoded",
		`message=${"x".repeat(256 * 1024)}`,
		413,
	],
])("a form page rejects a post of %s", async (_name, type, body, status) => {
	const { app } = await openSite();
	const answer = await request(app)
		.post("/contact")
		.set("Content-Type", type)
		.send(body);
	expect(answer.status).toBe(status);
});

test.each(["<b>x</b>", "short", ""])(
	"the malformed reference %j shows the form instead of a confirmation",
	async (reference) => {
		const { app } = await openSite();
		const answer = await request(app)
			.get("/contact")
			.query({ sent: reference });
		expect(parse(answer.text).querySelector("form textarea")).not.toBe(null);
		expect(answer.text).not.toContain("<b>x</b>");
	},
);

test("a client that prefers JSON gets a refused form as problem details", async () => {
	const { post } = await openSite();
	const { name, ...nameless } = complete;
	const answer = await post("/en-US/contact", nameless).set(
		"Accept",
		"application/json",
	);
	expect(answer.status).toBe(422);
	expect(answer.headers["content-type"]).toBe(
		"application/problem+json; charset=utf-8",
	);
	expect(answer.body).toMatchObject({ status: 422 });
});
