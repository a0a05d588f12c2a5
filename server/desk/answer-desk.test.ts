import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { createApp } from "../app.ts";
import { openSqliteDatabase } from "../database/sqlite/sqlite-database.ts";
import { openDownDatabase } from "../database/test-down-database.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { createSignIn } from "../session/sign-in.ts";
import {
	addTestSession,
	alwaysRecent,
	testEmergencyKey,
} from "../session/test-session.ts";
import { createDesk } from "./desk-store.ts";
import {
	insertCv,
	insertDeadDelivery,
	insertEnquiries,
	testActor,
	testReference,
} from "./test-enquiries.ts";

const unknown = testReference(999_999);
const token = "t".repeat(43);
const expired = "e".repeat(43);

const deps = await testDependencies();

async function openSite(enquiries: Parameters<typeof insertEnquiries>[1] = []) {
	const folder = makeFolder();
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => database.close());
	const signIn = createSignIn({ database, passwordHash: testEmergencyKey });
	const desk = createDesk(database);
	const verifyToken = signIn.identify;
	const app = createApp({ ...deps, desk, signIn, verifyToken });
	await addTestSession(database, token);
	await addTestSession(database, expired, Date.now() - 1);
	const references = await insertEnquiries(database, enquiries);
	const cookie = `token=${token}; locale=en-US`;
	const get = (target: string) =>
		request(app)
			.get(target)
			.set("Cookie", cookie)
			.set("User-Agent", agents.person);
	const post = (target: string, fields: Record<string, string>) =>
		request(app).post(target).set("Cookie", cookie).type("form").send(fields);
	return { app, database, desk, references, get, post };
}

const addresses = [
	"/desk",
	"/en-US/desk",
	`/desk?ref=${unknown}`,
	"/desk/export.csv",
	"/en-US/desk/export.csv",
	`/desk/cv/${unknown}`,
	`/en-US/desk/cv/${unknown}`,
];

test.each([
	["no token", ""],
	["a wrong token", "token=wrong"],
	["an expired token", `token=${expired}`],
])(
	"with %s, the desk and its files redirect to login",
	async (_name, cookie) => {
		const { app } = await openSite([{ name: "Secret" }]);
		for (const address of addresses) {
			const answer = await request(app).get(address).set("Cookie", cookie);
			expect(answer.status, address).toBe(302);
			const login = address.startsWith("/en-US") ? "/en-US/login" : "/login";
			expect(answer.headers.location?.split("?")[0]).toBe(login);
			expect(answer.headers["cache-control"]).toBe("private, no-store");
			expect(answer.text).not.toContain("Secret");
		}
	},
);

test("the sender's address leads to a mail about the inquiry, and cannot add anything to it", async () => {
	const email = "li?cc=all@example.com";
	const { get, references } = await openSite([{ email }]);
	const { text } = await get(`/en-US/desk?ref=${references[0]}`);
	const link = parse(text).querySelector('a[href^="mailto:"]');
	expect(link?.text).toBe(email);
	expect(link?.getAttribute("href")).toBe(
		`mailto:li%3Fcc%3Dall@example.com?subject=${references[0]}`,
	);
});

test.each([
	["no token", ""],
	["an expired token", `token=${expired}`],
])("a form post with %s changes nothing", async (_name, cookie) => {
	const { app, desk, references } = await openSite([{}]);
	const [ref = ""] = references;
	const answer = await request(app)
		.post("/desk")
		.set("Cookie", cookie)
		.type("form")
		.send({ action: "state", ref, value: "closed" });
	expect(answer.status).toBe(302);
	expect((await desk.find(ref))?.record.state).toBe("new");
});

test.each(["/desk", "/en-US/desk"])(
	"%s is neither cached nor indexed",
	async (target) => {
		const { get } = await openSite([{}]);
		const answer = await get(target);
		expect(answer.status).toBe(200);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.headers["x-robots-tag"]).toBe("noindex");
		expect(answer.headers.etag).toBeUndefined();
	},
);

test("the name that a list is searched for is in no log line, audit entry or referrer", async () => {
	const { database, desk } = await openSite([{ name: "Li Wei" }]);
	const signIn = createSignIn({ database, passwordHash: testEmergencyKey });
	const { lines, ...log } = createTestLogger("trace");
	const verifyToken = signIn.identify;
	const app = createApp({ ...deps, ...log, desk, signIn, verifyToken });
	const search = (path: string, held: string) =>
		request(app)
			.get(path)
			.query({ search: "Li Wei" })
			.set("Cookie", `token=${held}`);
	for (const path of ["/desk", "/desk/export.csv"]) {
		await search(path, token).expect("Referrer-Policy", "strict-origin");
		await search(path, expired).expect(302);
	}
	const entries = await database.use((db) =>
		db.selectFrom("audit").select(["action", "detail"]).execute(),
	);
	expect(entries.map(({ action }) => action)).toEqual(
		expect.arrayContaining(["list", "export"]),
	);
	expect(lines.map(({ path }) => path)).toContain("/desk/export.csv");
	expect(JSON.stringify([lines, entries])).not.toMatch(/Li|Wei/);
});

const hostile = `<script>alert("&'1")</script><img src=x onerror=alert(1)>`;

test.each(["/desk", "/en-US/desk"])(
	"hostile field values are rendered as text on %s",
	async (target) => {
		const { database, desk, get, references } = await openSite([
			{
				name: `name ${hostile}`,
				email: `${hostile}@example.com`,
				phone: `phone ${hostile}`,
				company: `company ${hostile}`,
				topic: `topic ${hostile}`,
				position: `position ${hostile}`,
				message: `message ${hostile}\nsecond line`,
			},
		]);
		const [reference = ""] = references;
		await desk.addNote(reference, `note ${hostile}`, testActor);
		await insertDeadDelivery(
			database,
			reference,
			"webhook",
			`error ${hostile}`,
		);
		await insertCv(database, reference, { file_name: `file ${hostile}.pdf` });
		const list = await get(`${target}?search=${encodeURIComponent("alert(")}`);
		const detail = await get(`${target}?ref=${reference}`);
		for (const { text } of [list, detail]) {
			expect(text).not.toContain("<script>alert");
			expect(text).not.toContain("<img src=x");
		}
		const shown = parse(detail.text).querySelector("main")?.textContent ?? "";
		for (const field of [
			..."name phone company topic position message note error file".split(" "),
		])
			expect(shown).toContain(`${field} ${hostile}`);
		expect(shown).toContain("second line");
		expect(parse(list.text).querySelector("main")?.textContent).toContain(
			`name ${hostile}`,
		);
	},
);

test("the list filters and paginates both ways, and its links preserve the filter", async () => {
	const { get } = await openSite([
		...Array.from({ length: 60 }, (_, number) => ({
			kind: "expert",
			name: `Expert ${number}`,
		})),
		{ kind: "consultation", name: "Somebody Else" },
	]);
	const answer = await get("/en-US/desk?kind=expert&state=nonsense&before=x");
	const page = parse(answer.text);
	expect(page.querySelectorAll("tbody tr")).toHaveLength(50);
	expect(answer.text).not.toContain("Somebody Else");
	const hrefOf = (on: HTMLElement, name: string) =>
		on
			.querySelectorAll("main a")
			.find((link) => link.text === name)
			?.getAttribute("href") ?? "";
	expect(hrefOf(page, "Older")).toContain("kind=expert");
	expect(answer.text).toContain('href="/en-US/desk/export.csv?kind=expert"');
	const next = parse((await get(hrefOf(page, "Older"))).text);
	const namesOn = (on: HTMLElement) =>
		on.querySelectorAll("tbody a").map(({ text }) => text);
	expect(namesOn(next)).toHaveLength(10);
	expect(namesOn(next).filter((name) => namesOn(page).includes(name))).toEqual(
		[],
	);
	const back = parse((await get(hrefOf(next, "Newer"))).text);
	expect(namesOn(back)).toEqual(namesOn(page));
});

test.each([
	["nobody's", unknown],
	["no reference at all", "<b>x</b>"],
	["an empty one", ""],
])(
	"a reference that is %s gets a 404 page with a link back",
	async (_name, ref) => {
		const { get } = await openSite();
		const answer = await get(`/en-US/desk?ref=${encodeURIComponent(ref)}`);
		expect(answer.status).toBe(404);
		const page = parse(answer.text);
		expect(page.querySelector("[role=alert]")?.text).toContain(
			"no such inquiry",
		);
		expect(answer.text).not.toContain("<b>x</b>");
	},
);

test("changing the state or adding a note redirects back to the enquiry and its list", async () => {
	const { desk, get, post, references } = await openSite([{}]);
	const [ref = ""] = references;
	const target = "/en-US/desk?state=new";
	const state = await post(target, { action: "state", ref, value: "closed" });
	expect(state.status).toBe(303);
	expect(state.headers.location).toBe(
		`/en-US/desk?state=new&ref=${ref}&done=state`,
	);
	await post(target, { action: "note", ref, value: " a\r\nb\u0000 " });
	const found = await desk.find(ref);
	expect(found?.record.state).toBe("closed");
	expect(found?.events).toMatchObject([
		{ kind: "state", state: "closed" },
		{ kind: "note", text: "a\nb" },
	]);
	const page = parse((await get(String(state.headers.location))).text);
	expect(page.querySelector("[role=status].notice")?.text).toBe(
		"The status has been changed.",
	);
});

test.each([
	[{ action: "state", value: "gone" }, 422, "status does not exist"],
	[{ action: "note", value: " \n" }, 422, "Write the note first"],
	[{ action: "note", value: "x".repeat(2001) }, 422, "too long"],
	[{ action: "retry", value: "7" }, 422, "nothing to deliver again"],
	[{ action: "retry", value: "1; DROP TABLE outbox" }, 422, "nothing to"],
	[{ action: "erase", value: "other@example.com" }, 422, "Nothing was erased"],
	[{ action: "dance", value: "" }, 422, "does not know this action"],
	[{}, 422, "does not know this action"],
	[{ action: "note", value: "x", ref: unknown }, 404, "no such inquiry"],
	[{ action: "note", value: "x", ref: "" }, 404, "no such inquiry"],
])("the form %j gets %i and the message: %s", async (fields, status, text) => {
	const { desk, post, references } = await openSite([{}]);
	const [ref = ""] = references;
	const answer = await post("/en-US/desk", { ref, ...fields });
	expect(answer.status).toBe(status);
	expect(answer.headers["cache-control"]).toBe("private, no-store");
	expect(parse(answer.text).querySelector("[role=alert]")?.text).toContain(
		text,
	);
	expect((await desk.find(ref))?.events).toEqual([]);
});

test.each(["/desk", "/en-US/desk"])(
	"an overlong note is returned in full for editing on %s",
	async (target) => {
		const { post, references } = await openSite([{}]);
		const [ref = ""] = references;
		const value = `</textarea>${hostile}${"字".repeat(2000)}`;
		const answer = await post(target, { action: "note", ref, value });
		expect(answer.text).not.toContain("</textarea><script>");
		const field = parse(answer.text).querySelector("main textarea");
		expect(field?.textContent.trim()).toBe(value);
		expect(field?.getAttribute("aria-invalid")).toBe("true");
	},
);

test("erasing a person requires the typed address and reports the number of erased enquiries", async () => {
	const { get, post, references } = await openSite([
		{ email: "Li.Wei@example.com" },
		{},
		{ email: "other@example.com", name: "Other" },
	]);
	const [ref = ""] = references;
	const value = " LI.WEI@example.com ";
	const answer = await post("/en-US/desk", { action: "erase", ref, value });
	expect(answer.status).toBe(303);
	expect(answer.headers.location).toBe("/en-US/desk?done=erase&count=2");
	const page = parse((await get(String(answer.headers.location))).text);
	expect(page.querySelector(".notice")?.text).toBe(
		"2 inquiries have been erased.",
	);
	expect(page.querySelectorAll("tbody tr")).toHaveLength(1);
});

test("a JSON body gets 415, and a body over 64 KB gets 413", async () => {
	const { post } = await openSite();
	const json = await post("/desk", {}).type("json").send("{}");
	expect(json.status).toBe(415);
	const large = await post("/desk", { value: "x".repeat(65 * 1024) });
	expect(large.status).toBe(413);
});

test("while the database is down, the desk returns 503 with Retry-After", async () => {
	const database = openDownDatabase();
	const desk = createDesk(database);
	const app = createApp({
		...deps,
		desk,
		verifyToken: () => emergencyIdentity,
		signIn: alwaysRecent(deps.signIn),
	});
	for (const target of ["/desk", "/desk/export.csv", `/desk/cv/${unknown}`]) {
		const answer = await request(app).get(target).set("Cookie", "token=x");
		expect(answer.status, target).toBe(503);
		expect(answer.headers["retry-after"], target).toBe("5");
		expect(answer.headers["cache-control"], target).toBe("no-store");
		expect(answer.headers["content-disposition"], target).toBeUndefined();
	}
});

test("HEAD requests get no body", async () => {
	const { app } = await openSite([{}]);
	for (const target of ["/desk", "/desk/export.csv"]) {
		const answer = await request(app)
			.head(target)
			.set("Cookie", `token=${token}`);
		expect(answer.status).toBe(200);
		expect(answer.text).toBeUndefined();
	}
});
