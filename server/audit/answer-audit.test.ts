import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import type { StaffIdentity } from "../../shared/staff.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { createApp } from "../app.ts";
import { openDeskSite } from "../desk/test-desk-site.ts";
import { amal, chen } from "../desk/test-desk-staff.ts";
import { testActor } from "../desk/test-enquiries.ts";
import { alwaysRecent } from "../session/test-session.ts";

const deps = await testDependencies();

async function openSite(staff: StaffIdentity = chen) {
	const { app, desk, references } = await openDeskSite(staff, [
		{ name: "Secret", email: "secret@example.com" },
	]);
	const [reference = ""] = references;
	const get = (target: string) =>
		request(app)
			.get(target)
			.set("Cookie", "token=x; locale=en-US")
			.set("User-Agent", agents.person);
	const post = (fields: Record<string, string>) =>
		request(app)
			.post("/en-US/desk")
			.set("Cookie", "token=x")
			.type("form")
			.send({ ref: reference, ...fields });
	return { app, desk, reference, get, post };
}

test.each([
	["/desk/audit", "操作日志", "已上岗"],
	["/en-US/desk/audit", "Audit trail", "Placed"],
])(
	"%s shows administrators the audit trail, uncached and without personal data",
	async (target, heading, state) => {
		const { get, post, reference } = await openSite();
		await get(`/en-US/desk?ref=${reference}`);
		await post({ action: "state", value: "placed" });
		await get(`/en-US/desk/export.csv?search=secret&state=new`);
		await get("/en-US/desk?position=Secret&kind=expert");
		await get("/en-US/desk?position=LW-2611-05");
		const answer = await get(target);
		expect(answer.status).toBe(200);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.headers["x-robots-tag"]).toBe("noindex");
		const page = parse(answer.text);
		expect(page.querySelector("h1")?.text).toBe(heading);
		const rows = page.querySelectorAll("tbody tr").map((row) =>
			row
				.querySelectorAll("td, th")
				.slice(1)
				.map((cell) => cell.text),
		);
		expect(rows.map((row) => [row[0], row[2], row[3]])).toEqual([
			["Chen Li", "", "position=LW-2611-05"],
			["Chen Li", "", "kind=expert position"],
			["Chen Li", "", "state=new search"],
			["Chen Li", reference, state],
			["Chen Li", reference, ""],
		]);
		expect(rows.every((row) => row[4] === "127.0.0.1")).toBe(true);
		expect(answer.text).not.toMatch(/secret/i);
	},
);

test("the filter names people without an account in the page's language", async () => {
	const { desk, get } = await openSite();
	const actor = { ...testActor, id: null };
	for (const name of ["emergency key", "operator", "unknown"])
		await desk.audit.record([{ action: "view", actor: { ...actor, name } }]);
	const page = parse((await get("/desk/audit")).text);
	const options = page.querySelectorAll("select[name=person] option");
	expect(options.map((option) => option.text)).toEqual(
		expect.arrayContaining(["应急密钥", "运维人员（命令行）", "身份不明"]),
	);
});

test.each([
	"/desk/audit",
	"/en-US/desk/audit?person=Amal",
	"/desk/audit/export.csv",
	"/en-US/desk/audit/export.csv",
])("%s returns 403 to staff who are not administrators", async (target) => {
	const { desk, get } = await openSite(amal);
	await desk.audit.record([{ action: "view", actor: testActor }]);
	const answer = await get(target);
	expect(answer.status).toBe(403);
	expect(answer.text).not.toContain("192.0.2.7");
	expect(await desk.audit.list({}, undefined, 9)).toHaveLength(1);
});

test("the desk shows the audit trail link to administrators only", async () => {
	const [theirs, ours] = await Promise.all(
		[amal, chen].map(async (staff) => (await openSite(staff)).get("/desk")),
	);
	expect(theirs?.text).not.toContain('href="/desk/audit"');
	expect(ours?.text).toContain('href="/desk/audit"');
});

test("the audit page filters and paginates, and its links preserve the filter", async () => {
	const { desk, get, reference } = await openSite();
	const view = { action: "view", actor: testActor, reference } as const;
	await desk.audit.record(Array(130).fill(view));
	await desk.audit.record([{ action: "export", actor: testActor }]);
	const hostile = "?day=2026-02-30&reference=<b>&before=1.x";
	const all = parse((await get(`/en-US/desk/audit${hostile}`)).text);
	expect(all.querySelectorAll("tbody tr")).toHaveLength(100);
	const some = await get("/en-US/desk/audit?person=Amal&action=view");
	const links = parse(some.text)
		.querySelectorAll("main a")
		.map((link) => link.getAttribute("href") ?? "");
	expect(links).toContain(
		"/en-US/desk/audit/export.csv?person=Amal&action=view",
	);
	const older = links.find((href) => href.includes("before=")) ?? "";
	expect(older).toContain("person=Amal&action=view");
	const rest = parse((await get(older)).text);
	expect(rest.querySelectorAll("tbody tr")).toHaveLength(30);
});

test("the audit CSV export is complete, escapes formulas, and is itself recorded", async () => {
	const { desk, get, reference } = await openSite();
	await desk.audit.record([
		{
			action: "assign",
			actor: { ...testActor, name: "=1+1" },
			reference,
			detail: "Chen Li",
		},
	]);
	const answer = await get("/en-US/desk/audit/export.csv?action=assign");
	expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
	expect(answer.headers["content-disposition"]).toMatch(/audit-\d{4}/);
	const [heading, row, end] = answer.text.split("\r\n");
	expect(heading).toBe(
		'\ufeff"Number","When (UTC)","Account","Who","What","Inquiry","Details","From"',
	);
	expect(row).toMatch(
		/^"1","20\d\d-.*Z","7","'=1\+1","Changed the assignment"/,
	);
	expect(row).toContain(`"${reference}","Chen Li","192.0.2.7"`);
	expect(end).toBe("");
	const [last] = await desk.audit.list({}, undefined, 1);
	expect(last).toMatchObject({
		action: "audit-export",
		staffName: "Chen Li",
		detail: "action=assign",
	});
});

test("the audit trail never keeps a name from an export's address that it has not had before", async () => {
	const { desk, get } = await openSite();
	await desk.audit.record([{ action: "view", actor: testActor }]);
	const target = "/desk/audit/export.csv?person=";
	expect((await get(`${target}Secret`)).status).toBe(404);
	expect((await get(`${target}${testActor.name}`)).status).toBe(200);
	const details = (await desk.audit.list({}, undefined, 9)).map(
		({ detail }) => detail,
	);
	expect(details).toEqual([`person=${testActor.name}`, null]);
});

test.each(["/desk/audit", "/desk/audit/export.csv"])(
	"%s redirects visitors without a token to the login page",
	async (target) => {
		const app = createApp({ ...deps, verifyToken: () => undefined });
		const answer = await request(app).get(target);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toContain("/login?");
	},
);

test("the desk returns 500 and shows no data when the audit entry cannot be written", async () => {
	const { desk, reference } = await openSite();
	const refusing = {
		...desk.audit,
		record: () => Promise.reject(new Error("no trail")),
	};
	const app = createApp({
		...deps,
		desk: { ...desk, audit: refusing },
		verifyToken: () => emergencyIdentity,
		signIn: alwaysRecent(deps.signIn),
	});
	for (const target of [`/desk?ref=${reference}`, "/desk/export.csv"]) {
		const answer = await request(app).get(target).set("Cookie", "token=x");
		expect(answer.status, target).toBe(500);
		expect(answer.text).not.toContain("Secret");
	}
});
