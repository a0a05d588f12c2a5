import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { listAxeFaults } from "../../scripts/test/test-axe.ts";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { crosswiseModes } from "../../scripts/test/test-crosswise.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { openSqliteDatabase } from "../../server/database/sqlite/sqlite-database.ts";
import {
	readStaffCommand,
	runStaffCommand,
} from "../../server/staff/staff-command.ts";
import { removeAccounts } from "../../server/staff/test-accounts.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { listMotion, listUnnamedForms } from "../test-view-faults.ts";

const site = await sharedSite("production");
// The development build reports hydration mismatches.
const development = await sharedSite("development");
afterAll(async () => {
	for (const at of [site, development]) {
		const database = openDatabase(at);
		await removeAccounts(database);
		await database.close();
	}
});

const openDatabase = ({ folder } = site) =>
	openSqliteDatabase(path.join(folder, "enquiries.sqlite"));

const chosen = "a new password of mine";
let people = 0;

/** Creates an account like an operator does, and returns its one-time link. */
async function invite(locale: string, role = "staff", at = site) {
	people++;
	const email = `person${people}@example.com`;
	const database = openDatabase(at);
	const words = ["add", email, "--name", `Person ${people}`];
	const link = await runStaffCommand(
		readStaffCommand([...words, "--role", role, "--locale", locale]),
		database,
		at.origin,
	);
	await database.close();
	return { email, link: link.trim() };
}

/** A browser with a virtual authenticator that needs no user interaction. */
async function openBrowser() {
	const { page, problems } = await borrowPage();
	const session = await page.context().newCDPSession(page);
	onTestFinished(() => session.detach());
	await session.send("WebAuthn.enable");
	await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return { page, problems };
}

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address.startsWith("/") ? site.origin + address : address);
	await waitForHydration(page);
}

test("a passkey created with a one-time link signs in later", async () => {
	const { link } = await invite("zh-CN");
	const { page, problems } = await openBrowser();
	await open(page, link);
	await page.getByRole("button", { name: "添加通行密钥" }).click();
	await page.waitForURL(`${site.origin}/desk`);
	await page.context().clearCookies();
	await open(page, "/login?next=/desk/sessions");
	await page
		.getByRole("button", {
			name: "用通行密钥登录",
		})
		.click();
	await page.waitForURL(`${site.origin}/desk/sessions`);
	await waitForHydration(page);
	const tokens = await page.evaluate(() => sessionStorage.getItem("session"));
	const [cookie] = (await page.context().cookies()).filter(
		({ name }) => name === "token",
	);
	expect(cookie?.httpOnly).toBe(true);
	expect(tokens).toContain(`Bearer ${cookie?.value}`);
	expect(problems).toEqual([]);
});

test("the only passkey can be removed only after a password is set, which then signs in", async () => {
	const { link, email } = await invite("en-US");
	const { page, problems } = await openBrowser();
	await open(page, link);
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await page.waitForURL(/\/desk$/);
	await open(page, "/en-US/desk/sessions");
	const remove = page.getByRole("button", { name: "Remove this passkey" });
	await remove.click();
	await page.getByText("This is the only way you can sign in").waitFor();
	await page.getByLabel("New password").fill(chosen);
	await page.getByLabel("The same again").fill(chosen);
	await page.getByRole("button", { name: "Set password" }).click();
	await page.getByText("Your password has been set").waitFor();
	await remove.click();
	await page.getByText("The passkey no longer works here").waitFor();
	await waitForHydration(page);
	// The authenticator has no passkey that the server knows for this account.
	await page.context().clearCookies();
	await open(page, "/en-US/login");
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	await page.locator("#password-error").waitFor();
	await page.getByLabel("Email address").fill(email);
	await page.locator("[name=password]").fill(chosen);
	await page.locator("form:has([name=password]) .button-primary").click();
	await page.waitForURL(/\/desk$/);
	expect(problems.filter((text) => !/status of (401|422)/.test(text))).toEqual(
		[],
	);
});

test("after ten minutes, an administrator who has only a passkey re-authenticates with it and continues", async () => {
	const { link } = await invite("en-US", "administrator");
	const { page, problems } = await openBrowser();
	await open(page, link);
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await page.waitForURL(`${site.origin}/en-US/desk`);
	const database = openDatabase();
	await database.use((db) =>
		db.updateTable("sessions").set({ created_at: 0 }).execute(),
	);
	await database.close();
	await open(page, "/en-US/desk/staff");
	await page.getByLabel("Name").fill("Li Wei");
	await page.getByLabel("Work email address").fill("wei@example.com");
	await page.getByRole("button", { name: "Add and make a link" }).click();
	await page.getByRole("button", { name: "Confirm with a passkey" }).click();
	await page.getByRole("heading", { name: "Link for Li Wei" }).waitFor();
	await open(page, "/en-US/desk/sessions");
	expect(
		await page.getByRole("button", { name: "End this session" }).count(),
	).toBeGreaterThan(0);
	// The re-authentication page is a 403, which the browser reports.
	expect(problems.filter((text) => !text.includes("403"))).toEqual([]);
});

test("a signed-in browser adds a passkey to its account", async () => {
	const { link } = await invite("en-US");
	const { page } = await borrowPage({ javaScriptEnabled: false });
	await page.goto(link);
	expect(
		await page.getByRole("button", { name: "Add a passkey" }).count(),
	).toBe(0);
	await page.getByLabel("New password").fill(chosen);
	await page.getByLabel("The same again").fill(chosen);
	await page.getByRole("button", { name: "Set password" }).click();
	await page.waitForURL(/\/desk$/);
	const cookies = await page.context().cookies();
	const other = await openBrowser();
	await other.page.context().addCookies(cookies);
	await open(other.page, "/en-US/desk/sessions");
	await other.page.getByRole("button", { name: "Add a passkey" }).click();
	await other.page.waitForURL(/\/sessions\?done=passkey$/);
	await other.page.getByText("The passkey has been added").waitFor();
	expect(other.problems).toEqual([]);
});

test.each(crosswiseModes)(
	"in $locale, $colorScheme, invite, staff, and session pages hydrate cleanly, are accessible, and fit a phone",
	async ({ locale, colorScheme }) => {
		const { link } = await invite(locale, "administrator", development);
		const { page, problems } = await borrowPage({
			viewport: { width: 360, height: 740 },
			colorScheme,
		});
		const expectGood = async (address: string) => {
			await open(page, address);
			expect(await page.evaluate(listUnnamedForms), address).toEqual([]);
			expect(await page.evaluate(listMotion), address).toEqual([]);
			const width = await page.evaluate(
				() => document.documentElement.scrollWidth,
			);
			expect(width, address).toBeLessThanOrEqual(360);
		};
		const expectAccessible = async () =>
			expect(await listAxeFaults(page, { within: "main" })).toEqual([]);
		await expectGood(link);
		// Each page in one of the languages.
		if (locale === "zh-CN") await expectAccessible();
		await page.locator("[name=password]").fill(chosen);
		await page.locator("[name=repeated]").fill(chosen);
		await page.locator("form:has([name=repeated]) .button-primary").click();
		await page.waitForURL(/\/desk$/);
		await expectGood(development.origin + hrefFor("staff", locale));
		if (locale === "en-US") await expectAccessible();
		await expectGood(development.origin + hrefFor("sessions", locale));
		if (locale === "zh-CN") await expectAccessible();
		expect(problems).toEqual([]);
	},
);

test("if the passkey code cannot be loaded, the sign-in says that there is no connection", async () => {
	await invite("en-US");
	const { page } = await openBrowser();
	await page.route("**/assets/passkey-requests-*.js", (route) => route.abort());
	await open(page, hrefFor("login", "en-US"));
	await page.getByRole("button", { name: "passkey" }).click();
	await page
		.getByRole("alert")
		.getByText("No connection to the server")
		.waitFor();
});
