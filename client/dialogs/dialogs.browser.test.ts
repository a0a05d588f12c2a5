import { expect, test } from "vitest";
import { listAxeFaults } from "../../scripts/test/test-axe.ts";
import {
	openPage,
	stopClock,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

async function open(path: string, viewport = { width: 1280, height: 800 }) {
	const { page, problems } = await openPage({ viewport });
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto(site.origin + path);
	await waitForHydration(page);
	const opener = page.locator("aside").getByRole("link");
	return { page, problems, requests, opener };
}

test.each([
	{ path: "/en-US/careers", title: "Ask for a consultation", topic: "" },
	{ path: "/careers", title: "预约咨询", topic: "" },
	{
		path: "/en-US/industries/oil-gas/our-services",
		title: "Talk to an expert in Oil & Gas",
		topic: "industry/oil-gas",
	},
	{
		path: "/services/hr-consulting",
		title: "咨询人力资源咨询专家",
		topic: "service/hr-consulting",
	},
])("the consultation on $path is $title", async ({ path, title, topic }) => {
	const { page, problems, opener } = await open(path);
	await opener.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: title });
	await dialog.waitFor();
	expect(await dialog.locator("select[name=topic]").inputValue()).toBe(topic);
	expect(await listAxeFaults(page)).toEqual([]);
	expect(
		await page.evaluate(
			() => getComputedStyle(document.documentElement).overflowY,
		),
	).toBe("hidden");
	await page.keyboard.press("Escape");
	await expect.poll(() => dialog.count()).toBe(0);
	expect(await opener.evaluate((link) => link === document.activeElement)).toBe(
		true,
	);
	expect(problems).toEqual([]);
});

test("a click beside a dialog closes it, one within does not", async () => {
	const { page, opener } = await open("/en-US/careers");
	await opener.click();
	const dialog = page.getByRole("dialog");
	await dialog.waitFor();
	await dialog.getByRole("heading", { level: 2 }).click();
	expect(await dialog.count()).toBe(1);
	await page.mouse.click(20, 400);
	await expect.poll(() => dialog.count()).toBe(0);
});

test("an enquiry from a dialog arrives, and its reference is shown there", async () => {
	const { page, opener } = await open("/en-US/industries/chemicals");
	await opener.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("textbox", { name: "Your name" }).fill("Ada");
	await dialog.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
	await dialog
		.getByRole("textbox", { name: "Your message" })
		.fill("Three process engineers for Ruwais.");
	await dialog.getByRole("checkbox").check();
	await dialog.locator("button[type=submit]").click();
	await expect
		.poll(() => dialog.textContent(), { timeout: 15_000 })
		.toMatch(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
});

test("nothing of a dialog is loaded before it is wanted", async () => {
	const { requests, opener, page } = await open("/en-US/careers");
	const ofDialog = () =>
		requests.filter((url) =>
			/ConsultationDialog|EnquiryForm|dialogs\.json|enquiry\.json/.test(url),
		);
	expect(ofDialog()).toEqual([]);
	await opener.click();
	await page.getByRole("dialog").waitFor();
	expect(ofDialog().length).toBeGreaterThan(0);
});

test("what loads shows that it does after 200 ms, and not before", async () => {
	const { page, opener } = await open("/en-US/careers");
	const arrival = Promise.withResolvers<void>();
	await page.route("**/_i18n/**", async (route) => {
		await arrival.promise;
		await route.continue();
	});
	await stopClock(page);
	const notice = page.getByText("Loading", { exact: true });
	await opener.click();
	await page.clock.runFor(199);
	expect(await notice.count()).toBe(0);
	await page.clock.runFor(2);
	await notice.waitFor();
	arrival.resolve();
	await page.getByRole("dialog").waitFor();
	expect(await notice.count()).toBe(0);
});

test("what cannot be loaded says so, and can be tried again", async () => {
	const { page, opener } = await open("/en-US/careers");
	await page.route("**/_i18n/**", (route) => route.abort());
	await opener.click();
	const alert = page.getByRole("alert");
	await alert.waitFor();
	await page.unroute("**/_i18n/**");
	await alert.getByRole("button", { name: "Try again" }).click();
	await page.getByRole("dialog").waitFor();
});

test("without scripts the way to a consultant is the contact page", async () => {
	const { page } = await openPage({ javaScriptEnabled: false });
	await page.goto(`${site.origin}/en-US/careers`);
	await page.locator("aside").getByRole("link").click();
	await page.waitForURL("**/en-US/contact");
});
