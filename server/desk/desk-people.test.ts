import path from "node:path";
import { parse } from "node-html-parser";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import type { StaffIdentity } from "../../shared/staff.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { createApp } from "../app.ts";
import { openSqliteDatabase } from "../database/sqlite/sqlite-database.ts";
import type { AppDependencies } from "../dependencies.ts";
import { alwaysRecent } from "../session/test-session.ts";
import { createDesk } from "./desk-store.ts";
import { amal } from "./test-desk-staff.ts";
import {
	insertCv,
	insertDeadDelivery,
	insertEnquiries,
} from "./test-enquiries.ts";

const deps = await testDependencies({
	SMTP_URL: "smtp://user:secret-password@mail.example.com:587",
	ENQUIRY_TO: "desk@firm.example",
	ENQUIRY_WEBHOOK_URL: "https://:secret-password@hooks.example.com/secret-path",
});

const account = {
	email: "colleague@firm.example",
	role: "staff",
	passwordHash: "secret-password's hash",
	stamp: "secret-stamp",
	passkeys: 0,
	invitedUntil: null,
} as const;

/** A site with its own store and two accounts, where one of them or the emergency key acts. */
async function openSite({
	staff = amal,
	enquiries = [{}],
}: {
	staff?: StaffIdentity | undefined;
	enquiries?: Parameters<typeof insertEnquiries>[1];
} = {}) {
	return openWith(
		{ verifyToken: () => staff, signIn: alwaysRecent(deps.signIn) },
		enquiries,
	);
}

async function openWith(
	overrides: Partial<AppDependencies>,
	enquiries: Parameters<typeof insertEnquiries>[1],
) {
	const folder = makeFolder();
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => database.close());
	const desk = createDesk(database);
	const accounts = [
		{ ...account, id: 7, name: "Amal" },
		{ ...account, id: 8, name: "Chen Li" },
	];
	const app = createApp({
		...deps,
		desk,
		verifyToken: () => emergencyIdentity,
		signIn: alwaysRecent(deps.signIn),
		staff: {
			...deps.staff,
			accounts: { ...deps.staff.accounts, list: async () => accounts },
		},
		...overrides,
	});
	const references = await insertEnquiries(database, enquiries);
	const [ref = ""] = references;
	const get = async (target: string) => {
		const answer = await request(app)
			.get(target)
			.set("Cookie", "token=x; locale=en-US")
			.set("User-Agent", agents.person);
		return parse(answer.text ?? "");
	};
	const post = (fields: Record<string, string>) =>
		request(app)
			.post("/en-US/desk?position=LW-1")
			.set("Cookie", "token=x")
			.type("form")
			.send({ ref, ...fields });
	return { database, desk, references, ref, get, post };
}

const namesIn = (page: ReturnType<typeof parse>) =>
	page.querySelectorAll("tbody th a").map((link) => link.text);

test("an enquiry can be assigned to an account or to oneself, and unassigned", async () => {
	const { desk, get, post, ref } = await openSite();
	const assignee = async () => (await desk.find(ref))?.record.assignee;
	const answer = await post({ action: "assign", value: "8" });
	expect(answer.headers.location).toBe(
		`/en-US/desk?position=LW-1&ref=${ref}&done=assign`,
	);
	expect(await assignee()).toEqual({ id: 8, name: "Chen Li" });
	await post({ action: "assign", value: "me" });
	expect(await assignee()).toEqual({ id: 7, name: "Amal" });
	const page = await get(`/en-US/desk?ref=${ref}&done=assign`);
	expect(page.querySelector("main .notice")?.text).toBe(
		"The inquiry has been assigned.",
	);
	const chosen = page.querySelector("option[selected]");
	expect(chosen?.text).toBe("Amal (you)");
	expect(page.querySelector("main section ol")?.text).toContain(
		"AmalAssigned to Chen Li.",
	);
	await post({ action: "assign", value: "" });
	expect(await assignee()).toBeNull();
});

test("the desk shows colleagues' names but no session or password data", async () => {
	const { ref, get } = await openSite();
	for (const target of [
		"/en-US/desk",
		`/en-US/desk?ref=${ref}`,
		"/desk?ref=x",
	]) {
		const page = (await get(target)).toString();
		expect(page).toContain("Chen Li");
		expect(page).not.toMatch(/secret-|passwordHash|stamp|colleague@/);
	}
});

test.each(["9", "-7", "7 OR 1=1", "Amal", "__proto__"])(
	"assigning an enquiry to %j, which is not an account, returns 422",
	async (value) => {
		const { desk, post, ref } = await openSite();
		const answer = await post({ action: "assign", value });
		expect(answer.status).toBe(422);
		expect(answer.text).toContain("there is no such account");
		expect((await desk.find(ref))?.record.assignee).toBeNull();
	},
);

test("the emergency key cannot be an assignee and is named as the author", async () => {
	const { desk, get, post, ref } = await openWith({}, [{}]);
	const answer = await post({ action: "assign", value: "me" });
	expect(answer.status).toBe(422);
	await post({ action: "note", value: "by night" });
	const page = await get(`/en-US/desk?ref=${ref}`);
	expect(page.querySelector("main section ol")?.text).toContain(
		"Emergency keyby night",
	);
	expect(page.querySelectorAll("option[value=me]")).toHaveLength(0);
	const list = await get("/en-US/desk?assignee=me");
	expect(list.querySelectorAll("tbody tr")).toHaveLength(0);
	const entries = await desk.audit.list({}, undefined, 9);
	expect(entries.every(({ staffName }) => staffName === "emergency key")).toBe(
		true,
	);
});

test("the list filters by position and assignee, and its links preserve the filter", async () => {
	const { desk, get, references } = await openSite({
		enquiries: [
			{ name: "A", kind: "application", position: "LW-2611-05" },
			{ name: "B", kind: "application", position: "LW-2611-05" },
			{ name: "C", kind: "application", position: "gone" },
			{ name: "D", position: "typed by a visitor" },
		],
	});
	const [a = "", b = ""] = references;
	const actor = { id: 7, name: "Amal", address: null };
	await desk.assign(a, { id: 7, name: "Amal" }, actor);
	await desk.assign(b, { id: 8, name: "Chen Li" }, actor);
	const filtered = await get(
		"/en-US/desk?position=LW-2611-05&assignee=me&state=new",
	);
	expect(namesIn(filtered)).toEqual(["A"]);
	const links = filtered
		.querySelectorAll("main a")
		.map((link) => link.getAttribute("href") ?? "");
	for (const file of ["export.csv", "cvs.zip"])
		expect(links).toContain(
			`/en-US/desk/${file}?state=new&position=LW-2611-05&assignee=me`,
		);
	// Browsers would keep the names that were searched for.
	expect(
		filtered.querySelector("search form")?.getAttribute("autocomplete"),
	).toBe("off");
	const options = filtered
		.querySelectorAll("select[name=position] option")
		.map((option) => option.text);
	expect(options).toEqual([
		"All positions",
		"LW-2611-05 · Consultant, China Desk, Dubai",
		"gone",
	]);
	expect(namesIn(await get("/en-US/desk?assignee=8"))).toEqual(["B"]);
	expect(namesIn(await get("/en-US/desk?assignee=nobody"))).toEqual(["D", "C"]);
});

test("other enquiries from the same sender are listed with links that preserve the filter", async () => {
	const { get, ref, references } = await openSite({
		enquiries: [
			{ email: "li@example.com" },
			{ email: "LI@example.com", kind: "expert", state: "answered" },
			{ email: "other@example.com" },
		],
	});
	const page = await get(`/en-US/desk?ref=${ref}&state=new`);
	const siblings = page
		.querySelectorAll("main ul li")
		.filter((item) => item.querySelector("a")?.text === references[1]);
	expect(siblings.map((item) => item.text)).toEqual([
		expect.stringContaining("Expert question, Answered"),
	]);
	expect(siblings[0]?.querySelector("a")?.getAttribute("href")).toBe(
		`/en-US/desk?state=new&ref=${references[1]}`,
	);
	expect(page.toString()).toContain(`/en-US/desk/person/${ref}`);
	expect(page.querySelector("main")?.text).not.toContain(references[2]);
});

test("failed deliveries show host and cause without credentials and are retried together", async () => {
	const { database, desk, get, post, references } = await openSite({
		enquiries: [{}, {}],
	});
	for (const reference of references) {
		await insertDeadDelivery(
			database,
			reference,
			"firm-mail",
			"smtp 535 at AUTH",
		);
		await insertDeadDelivery(database, reference, "webhook", "webhook 500");
	}
	const page = await get("/en-US/desk?failed=1");
	const rows = page
		.querySelectorAll("main h3 + ul li")
		.map((row) => row.querySelectorAll("strong, span").map(({ text }) => text));
	expect(rows).toEqual([
		[
			"Email to us: 2",
			"Goes to mail.example.com:587",
			"Last error: smtp 535 at AUTH",
		],
		["Webhook: 2", "Goes to hooks.example.com", "Last error: webhook 500"],
	]);
	const detail = await get(`/en-US/desk?ref=${references[0]}`);
	expect(detail.text).toContain("Goes to hooks.example.com");
	expect(`${page} ${detail}`).not.toMatch(/secret-/);
	const answer = await post({ action: "retryAll", ref: "" });
	expect(answer.headers.location).toBe(
		"/en-US/desk?position=LW-1&done=retryAll&count=4",
	);
	const after = await get("/en-US/desk?failed=1&done=retryAll&count=4");
	expect(after.querySelector("main .notice")?.text).toBe(
		"4 deliveries will be tried again within a minute.",
	);
	expect(after.querySelectorAll("main h3")).toHaveLength(0);
	expect((await desk.count()).failed).toBe(0);
});

test("a note posted several times is stored once, and every post redirects to it", async () => {
	const { desk, post, ref } = await openSite();
	const answers = await Promise.all(
		[1, 2, 3].map(() => post({ action: "note", value: "once\r\n" })),
	);
	for (const { status, headers } of answers) {
		expect(status).toBe(303);
		expect(headers.location).toContain("done=note");
	}
	expect((await desk.find(ref))?.events).toHaveLength(1);
});

test("views, downloads and changes are audited with the actor and address", async () => {
	const { database, desk, get, post, ref } = await openSite();
	await insertCv(database, ref);
	await get("/en-US/desk");
	await get(`/en-US/desk?ref=${ref}`);
	await get(`/en-US/desk/cv/${ref}`);
	await get("/en-US/desk/export.csv?search=Wei");
	await post({ action: "note", value: " " });
	await post({ action: "erase", value: "li.wei@example.com" });
	const entries = (await desk.audit.list({}, undefined, 9)).toReversed();
	expect(entries.map(({ action }) => action)).toEqual([
		"list",
		"view",
		"download-cv",
		"export",
		"view",
		"erase",
	]);
	for (const { staffId, staffName, address } of entries)
		expect([staffId, staffName, address]).toEqual([7, "Amal", "127.0.0.1"]);
	expect(JSON.stringify(entries)).not.toMatch(/wei/i);
});
