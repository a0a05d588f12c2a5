import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listAxeFaults } from "../../scripts/test/test-axe.ts";
import {
	borrowPage,
	goOffline,
	openPage,
	saveData,
	stopClock,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 740 };

const atEnd = "aside a";
const inIntro = "main header a[aria-haspopup=dialog]";
const inHeader = "body header a[aria-haspopup=dialog]:not([href='#menu'])";

const isOfDialog = (url: string) =>
	/ConsultationDialog|EnquiryForm|dialogs\.json|enquiry\.json/.test(url);

async function open(
	path: string,
	opening = atEnd,
	viewport = desktop,
	loadsAhead = false,
) {
	const { page, problems } = await borrowPage({
		viewport,
		loadsAhead,
		locale: path.startsWith("/en-US") ? "en-US" : "zh-CN",
	});
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto(site.origin + path);
	await waitForHydration(page);
	const opener = page.locator(opening).first();
	return { page, problems, requests, opener };
}

test.each([
	{
		path: "/en-US",
		opening: inHeader,
		title: "Ask for a consultation",
		topic: "hiring",
		isLooked: true,
	},
	{
		path: "/insights/hotel-opening-in-four-months",
		opening: "article a[href='/contact']",
		title: "预约咨询",
		topic: "",
	},
	{
		path: "/services/hr-consulting",
		opening: inHeader,
		title: "咨询人力资源咨询专家",
		topic: "service/hr-consulting",
		isLooked: true,
	},
])(
	"the consultation dialog on $path is titled $title and presets its topic",
	async ({ path, opening, title, topic, isLooked }) => {
		const { page, problems, opener } = await open(path, opening);
		await opener.focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: title });
		await dialog.waitFor();
		expect(await dialog.locator("select[name=topic]").inputValue()).toBe(topic);
		if (isLooked)
			expect(await listAxeFaults(page, { within: "dialog" })).toEqual([]);
		expect(
			await page.evaluate(
				() => getComputedStyle(document.documentElement).overflowY,
			),
		).toBe("hidden");
		await page.keyboard.press("Escape");
		await expect.poll(() => dialog.count()).toBe(0);
		expect(
			await opener.evaluate((link) => link === document.activeElement),
		).toBe(true);
		expect(problems).toEqual([]);
	},
);

test("a dialog keeps its send button and focused field visible, traps focus, and keeps typed text", async () => {
	const { page, opener } = await open("/insights", inIntro);
	await opener.click();
	const dialog = page.getByRole("dialog");
	const send = dialog.locator("button[type=submit]");
	await send.waitFor();
	const isInSight = (element: Element) => {
		const { left, top, bottom } = element.getBoundingClientRect();
		const isOnTop = [top + 2, bottom - 2].every((y) =>
			element.contains(document.elementFromPoint(left + 6, y)),
		);
		return isOnTop && bottom <= window.innerHeight;
	};
	for (const [width, height] of [
		[1440, 900],
		[1440, 600],
		[390, 600],
	] as const) {
		await page.setViewportSize({ width, height });
		expect(await send.evaluate(isInSight)).toBe(true);
	}
	const focused = () =>
		page.evaluate(() => {
			const { activeElement: element } = document;
			return {
				isWithin: element === document.body || !!element?.closest("dialog"),
				name: element?.getAttribute("name"),
			};
		});
	for (let index = 0; index < 14; index++) {
		await page.keyboard.press("Tab");
		const { isWithin, name } = await focused();
		expect(isWithin).toBe(true);
		if (name === "email" || name === "phone" || name === "topic")
			expect(
				await dialog.locator(`[name=${name}]`).evaluate(isInSight),
				name,
			).toBe(true);
	}
	await dialog.locator("[name=name]").fill("王芳");
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goBack();
	await page.goForward();
	await waitForHydration(page);
	await opener.click();
	await expect
		.poll(() => dialog.locator("[name=name]").inputValue())
		.toBe("王芳");
});

test('the full-screen menu offers "Hire talent", as a dialog over it, and "Find work", as a link', async () => {
	const { page } = await open("/en-US/about", atEnd, phone);
	await page.getByRole("link", { name: "Menu", exact: true }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await menu.getByRole("link", { name: "Hire talent" }).click();
	await page.getByRole("dialog", { name: "Ask for a consultation" }).waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
	await menu.getByRole("link", { name: "Find work" }).click();
	await page.waitForURL("**/contact#candidates");
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("a dialog that fails to load over the full-screen menu shows an error there and can be retried", async () => {
	const { page } = await open("/en-US/about", atEnd, phone);
	await page.getByRole("link", { name: "Menu", exact: true }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	const door = menu.getByRole("link", { name: "Hire talent" });
	await door.waitFor();
	const arrival = Promise.withResolvers<void>();
	await page.route("**/enquiry.json*", async (route) => {
		await arrival.promise;
		await route.abort();
	});
	await door.click();
	const isOnTop = (element: Element) => {
		const { left, top } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(left + 9, top + 9));
	};
	const notice = page.getByText("Loading", { exact: true });
	expect(await notice.evaluate(isOnTop)).toBe(true);
	arrival.resolve();
	const alert = page.getByRole("alert");
	expect(await alert.evaluate(isOnTop)).toBe(true);
	await page.unroute("**/enquiry.json*");
	await alert.getByRole("button", { name: "Try again" }).click();
	await page.getByRole("dialog", { name: "Ask for a consultation" }).waitFor();
});

test("a dialog closes when another page fails to load, and keeps its typed text", async () => {
	// With an empty cache, so that nothing is found offline.
	const { page } = await openPage({ viewport: desktop });
	await saveData(page);
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	const opener = page.locator(atEnd);
	await page.evaluate(() =>
		history.replaceState(history.state, "", "/en-US/guides"),
	);
	await page.locator("footer").getByRole("link", { name: "Services" }).click();
	await page.waitForURL("**/services");
	await opener.click();
	const dialog = page.getByRole("dialog");
	await dialog.locator("[name=name]").fill("Ada");
	await goOffline(page);
	await page.evaluate(() => history.back());
	const alert = page.getByRole("alert");
	await alert.getByRole("button", { name: "Dismiss" }).click();
	expect(await dialog.count()).toBe(0);
	await page.waitForURL("**/services");
	await opener.click();
	expect(await dialog.locator("[name=name]").inputValue()).toBe("Ada");
});

test("an enquiry sent from a dialog is accepted, and the dialog shows its reference", async () => {
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
		.poll(() => dialog.textContent())
		.toMatch(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
});

/** Fills in a dialog's form and submits it; the request waits for `arrive`. */
async function sendWaiting(page: Page, isLost: boolean) {
	const arrival = Promise.withResolvers<void>();
	let requests = 0;
	await page.route("**/api/enquiries", async (route) => {
		requests++;
		await arrival.promise;
		await (isLost ? route.abort() : route.continue());
	});
	const dialog = page.getByRole("dialog");
	await dialog.locator("[name=name]").fill("Ada");
	await dialog.locator("[name=email]").fill("ada@example.com");
	await dialog.locator("[name=message]").fill("Three process engineers.");
	for (const box of await dialog.getByRole("checkbox").all()) await box.check();
	const request = page.waitForRequest("**/api/enquiries");
	await dialog.locator("button[type=submit]").click();
	await request;
	return { dialog, arrive: arrival.resolve, requests: () => requests };
}

test("a dialog closed while it sends waits again when reopened, and else a notice gives the reference", async () => {
	const { page, opener } = await open("/en-US/about");
	await opener.click();
	const { dialog, arrive, requests } = await sendWaiting(page, false);
	await page.keyboard.press("Escape");
	await opener.click();
	await dialog.getByRole("button", { name: "Sending" }).waitFor();
	await dialog.locator("[name=name]").press("Enter");
	await page.keyboard.press("Escape");
	arrive();
	await page
		.getByRole("alert")
		.getByText(/Your reference: [0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
		.waitFor();
	expect(requests()).toBe(1);
	await opener.click();
	expect(await dialog.locator("[name=message]").inputValue()).toBe("");
});

test("if a dialog closed while it sends fails, a notice says so on any page, and the text is kept", async () => {
	const { page, opener } = await open("/about");
	await opener.click();
	const { dialog, arrive } = await sendWaiting(page, true);
	await page.keyboard.press("Escape");
	arrive();
	const alert = page.getByRole("alert");
	await alert
		.getByText("网络不通，留言还没有确认送达。您填写的内容已经保留")
		.waitFor();
	await page
		.locator("footer")
		.getByRole("link", { name: "服务", exact: true })
		.click();
	await page.waitForURL("**/services");
	await alert.getByRole("button", { name: "关闭提示" }).click();
	await page.locator(atEnd).click();
	expect(await dialog.locator("[name=message]").inputValue()).toBe(
		"Three process engineers.",
	);
});

test("a dialog's code and messages load only once its link is hovered", async () => {
	const { requests, opener, page } = await open(
		"/en-US/about",
		atEnd,
		desktop,
		true,
	);
	const ofDialog = () => requests.filter(isOfDialog);
	expect(ofDialog()).toEqual([]);
	await opener.hover();
	await expect.poll(() => ofDialog().length).toBeGreaterThan(2);
	expect(await page.getByRole("dialog").count()).toBe(0);
});

test("with data saver on, a dialog loads nothing before it is opened; it has a border in forced colors, and a click outside or a navigation closes it, a click inside does not", async () => {
	const { page, problems, requests, opener } = await open(
		"/en-US/about",
		inHeader,
	);
	await opener.hover();
	await opener.focus();
	// Requests triggered by hovering would precede this one.
	await page.evaluate(() => fetch("/healthz"));
	expect(requests.filter(isOfDialog)).toEqual([]);
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await page.emulateMedia({ forcedColors: "active" });
	const border = await dialog.evaluate((element) => {
		const style = getComputedStyle(element);
		return [style.borderTopWidth, style.borderTopColor];
	});
	expect(border).toEqual(["1px", expect.not.stringMatching(/^rgba.*, 0\)$/)]);
	await dialog.getByRole("heading", { level: 2 }).click();
	expect(await dialog.count()).toBe(1);
	await page.mouse.click(20, 400);
	await expect.poll(() => dialog.count()).toBe(0);

	await page.locator("footer").getByRole("link", { name: "Services" }).click();
	await page.waitForURL("**/services");
	await page.locator(atEnd).click();
	await dialog.waitFor();
	await page.goBack();
	await expect.poll(() => dialog.count()).toBe(0);
	expect(problems).toEqual([]);
});

test("the loading notice of a dialog appears only after 200 ms", async () => {
	const { page, opener } = await open("/en-US/about");
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

test("a dialog that fails to load can be given up, and the focus returns to what opened it", async () => {
	const { page, opener } = await open("/en-US/about");
	await page.route("**/_i18n/**", (route) => route.abort());
	const menuButton = page.getByRole("banner").getByRole("link", {
		name: "Menu",
		exact: true,
	});
	await page.setViewportSize({ width: 390, height: 844 });
	for (const door of [opener, menuButton]) {
		await door.click();
		const alert = page.getByRole("alert");
		await alert.getByRole("button", { name: "Dismiss" }).click();
		await alert.waitFor({ state: "detached" });
		expect(await door.evaluate((link) => link === document.activeElement)).toBe(
			true,
		);
	}
});

test("without scripts, the consultation link leads to the contact page", async () => {
	const { page } = await borrowPage({ javaScriptEnabled: false });
	await page.goto(`${site.origin}/en-US/about`);
	await page.locator("aside").getByRole("link").click();
	await page.waitForURL("**/en-US/contact");
});
