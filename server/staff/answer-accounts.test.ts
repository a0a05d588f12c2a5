import { expect, test } from "vitest";
import { testPasswordHash } from "../session/test-hash.ts";
import { mainText, openStaffSite } from "./test-staff.ts";

const administrator = "admin@example.com";

async function openDesk(env: Record<string, string> = {}) {
	const site = await openStaffSite(env);
	await site.addAccount(administrator, "administrator");
	return { ...site, cookie: await site.signIn(administrator) };
}

const newcomer = {
	action: "add",
	name: "Li Wei",
	email: "Li@Example.com ",
	role: "staff",
};

const linkIn = (html: string): string =>
	/http:\/\/localhost:3000(\/[^<\s]*\/login\/invite\/[\w-]{43}|\/login\/invite\/[\w-]{43})/.exec(
		html,
	)?.[1] ?? "";

test.each(["", "/en-US"])(
	"at %s/desk/staff, an administrator creates an account and gets its invite link once",
	async (prefix) => {
		const { post, get, cookie } = await openDesk();
		const answer = await post(`${prefix}/desk/staff`, newcomer, cookie);
		expect(answer.status).toBe(200);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(mainText(answer.text)).toContain("li@example.com");
		const link = linkIn(answer.text);
		expect(link.startsWith(`${prefix}/login/invite/`)).toBe(true);
		const page = await get(`${prefix}/desk/staff`, cookie);
		expect(page.status).toBe(200);
		expect(page.headers["x-robots-tag"]).toBe("noindex");
		expect(mainText(page.text)).toContain("Li Wei");
		expect(linkIn(page.text)).toBe("");
	},
);

test.each(["/desk/staff", "/en-US/desk/staff"])(
	"%s returns 403 to staff and redirects others to the login page, for GET and POST",
	async (target) => {
		const { addAccount, signIn, get, post, deps } = await openDesk();
		await addAccount();
		const cookie = await signIn();
		await get(target, cookie).expect(403);
		await post(target, newcomer, cookie).expect(403);
		await get(target).expect(302);
		await post(target, newcomer).expect(302);
		expect(await deps.staff.accounts.list()).toHaveLength(2);
	},
);

test.each([
	["name", { name: " \n" }, 422, "Enter a name."],
	["email", { email: "li@" }, 422, "Enter an email address such as"],
	["role", { role: "king" }, 422, "a role is either staff or"],
	["taken", { email: "ADMIN@example.com" }, 422, "There is already an account"],
	["action", { action: "crown" }, 422, "this page cannot do that"],
	["unknown", { action: "remove", account: "99" }, 404, "no such account"],
])(
	"an invalid account form returns the reason and the typed values: %s",
	async (_name, fields, status, text) => {
		const { post, cookie, deps } = await openDesk();
		const body = { ...newcomer, ...fields };
		const answer = await post("/en-US/desk/staff", body, cookie);
		expect(answer.status).toBe(status);
		expect(mainText(answer.text)).toContain(text);
		if (!("action" in fields))
			expect(answer.text).toMatch(/value="(Li Wei|li@example.com|li@)"/);
		expect(await deps.staff.accounts.list()).toHaveLength(1);
	},
);

test("administrators cannot remove or demote themselves", async () => {
	const { post, cookie, deps } = await openDesk();
	const [own] = await deps.staff.accounts.list();
	for (const action of ["remove", "role"])
		await post(
			"/desk/staff",
			{ action, account: String(own?.id), role: "staff" },
			cookie,
		).expect(422);
	expect(await deps.staff.accounts.list()).toMatchObject([
		{ role: "administrator" },
	]);
});

test("changing the role of an account or removing it ends its sessions on every instance", async () => {
	const one = await openDesk();
	const two = await openStaffSite({ DATA_DIR: one.folder });
	const account = String((await one.addAccount()).id);
	const before = await one.signIn();
	await two.get("/desk", before).expect(200);
	const change = { action: "role", account, role: "administrator" };
	const changed = await one.post("/desk/staff", change, one.cookie);
	expect(changed.headers.location).toBe("/desk/staff?done=role");
	await two.get("/desk", before).expect(302);
	const after = await two.signIn();
	await two.get("/desk/staff", after).expect(200);
	const removal = { action: "remove", account };
	await one.post("/desk/staff", removal, one.cookie).expect(303);
	await two.get("/desk", after).expect(302);
	await two.get("/desk", one.cookie).expect(200);
});

test("the emergency key can manage accounts, and the desk shows that it is in use", async () => {
	const site = await openStaffSite({ STAFF_PASSWORD_HASH: testPasswordHash });
	const cookie = await site.signIn("");
	for (const path of [
		"/en-US/desk",
		"/en-US/desk/staff",
		"/en-US/desk/sessions",
	])
		expect(mainText((await site.get(path, cookie)).text)).toContain(
			"You are signed in with the emergency key",
		);
	await site.post("/en-US/desk/staff", newcomer, cookie).expect(200);
	await site.addAccount("wei@example.com");
	const own = await site.get(
		"/en-US/desk",
		await site.signIn("wei@example.com"),
	);
	expect(mainText(own.text)).toContain("Signed in as wei");
	expect(mainText(own.text)).not.toContain("emergency key");
});
