import { readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { startSite } from "../../scripts/test/test-site.ts";

const secret = "li.wei@example.com";

const site = await startSite(await testBuild("production"), {
	TRUST_PROXY: "127.0.0.1,::1",
});
afterAll(() => site.stop());
let clients = 0;

async function open() {
	const { length } = site.output();
	// Each client has its own quota in the log.
	const { page } = await borrowPage({
		extraHTTPHeaders: { "X-Forwarded-For": `192.0.2.${++clients}` },
	});
	const sent: string[] = [];
	page.on("request", (each) => {
		if (each.url().endsWith("/api/client-errors"))
			sent.push(each.postData() ?? "");
	});
	const logged = (): Record<string, unknown>[] =>
		site
			.output()
			.slice(length)
			.split("\n")
			.filter((line) => line.includes('"client error"'))
			.map((line) => JSON.parse(line).clientError);
	return { page, sent, logged };
}

const lineOf = (source: string, text: string) =>
	readFileSync(source, "utf8")
		.split("\n")
		.findIndex((line) => line.includes(text)) + 1;

test("a client error is logged once, with its source position and without personal data", async () => {
	const { page, sent, logged } = await open();
	await page.goto(`${site.origin}/en-US/about?email=${secret}`);
	await waitForHydration(page);
	await page.evaluate((text) => {
		const link = Object.assign(document.createElement("a"), { href: "#here" });
		let isClicked = false;
		Object.defineProperty(link, "target", {
			get() {
				// Both the click listener and the prefetching code read it.
				if (isClicked) throw new TypeError(`"${text}" is none`);
				return "";
			},
		});
		document.body.append(link);
		isClicked = true;
		for (let time = 0; time < 3; time++) link.click();
		isClicked = false;
	}, secret);
	await vi.waitFor(() => expect(logged()).not.toEqual([]), 60_000);
	// The browser's own account of the request may come later than the server's log.
	await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
	const source = "client/navigation/intercept-clicks.ts";
	expect(logged()).toMatchObject([
		{
			kind: "error",
			page: "about",
			locale: "en-US",
			message: 'TypeError: "…" is none',
			stack: expect.arrayContaining([
				expect.stringMatching(`^${source}:${lineOf(source, "link.target")}:`),
			]),
		},
	]);
	expect(sent.join()).not.toMatch(/li\.wei|localhost|email/);
});

test("a page reports at most five errors, including rejections, and none from foreign scripts", async () => {
	const { page, sent } = await open();
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	const raise = (count: number, place: string) =>
		page.evaluate(
			([many, at]) => {
				for (let index = 0; index < many; index++) {
					const error = new Error(`number ${index}`);
					error.stack = `Error\n    at f (${at}:1:${index + 1})`;
					void Promise.reject(error);
				}
			},
			[count, place] as const,
		);
	await raise(1, "chrome-extension://abc/assets/a.js");
	await raise(1, "https://evil.example/assets/a.js");
	await raise(9, `${site.origin}/assets/a.js`);
	await vi.waitFor(() => expect(sent).toHaveLength(5), 60_000);
	for (const body of sent)
		expect(JSON.parse(body)).toMatchObject({
			kind: "rejection",
			frames: [expect.stringMatching(/^\/assets\/a\.js:1:[1-9]$/)],
		});
	expect(new Set(sent).size).toBe(5);
});

test("a script that cannot be loaded is reported by its file name", async () => {
	const { page, logged } = await open();
	await page.route("**/assets/LoginPage-*.js", (route) =>
		route.fulfill({ status: 404 }),
	);
	await page.goto(`${site.origin}/en-US/login`);
	await page.getByRole("alert").getByText("could not be loaded").waitFor();
	const chunk = {
		kind: "chunk",
		page: "login",
		file: expect.stringMatching(/^\/assets\/LoginPage-\w+\.js$/),
	};
	await vi.waitFor(() => expect(logged()).not.toEqual([]), 60_000);
	// The document has reloaded in between.
	for (const each of logged()) expect(each).toMatchObject(chunk);
});

test("a missing script that leads to the error page is reported only as a chunk error", async () => {
	const { page, sent } = await open();
	await page.route("**/assets/LoginPage-*.js", (route) =>
		route.fulfill({ status: 404 }),
	);
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await page.evaluate(() => {
		const reloads = JSON.stringify({ "/en-US/login": Date.now() });
		sessionStorage.setItem("reloads", reloads);
		const link = document.createElement("a");
		link.href = "/en-US/login";
		document.body.append(link);
		link.click();
	});
	await page.getByText("An unexpected error occurred").waitFor();
	await page.waitForLoadState("networkidle");
	expect(sent.map((body) => JSON.parse(body).kind)).toEqual(["chunk"]);
});

test("a page that throws and shows the error page is reported", async () => {
	const { page, logged } = await open();
	await page.route("**/assets/LoginPage-*.js", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: 'export function LoginPage() { throw new Error("unknown"); }',
		}),
	);
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/en-US/login";
		document.body.append(link);
		link.click();
	});
	await vi.waitFor(() => expect(logged()).not.toEqual([]), 60_000);
	expect(logged()).toMatchObject([
		{ kind: "error", page: "login", message: "Error: unknown" },
	]);
});

test("a hydration mismatch that React recovers from is reported", async () => {
	const { page, logged } = await open();
	await page.route("**/en-US/login", async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text()).replace(/<h1[^>]*>[^<]*/, "$&, changed");
		await route.fulfill({ response: answer, body });
	});
	await page.goto(`${site.origin}/en-US/login`);
	await vi.waitFor(
		() =>
			expect(logged()).toContainEqual(
				expect.objectContaining({ kind: "hydration", page: "login" }),
			),
		60_000,
	);
});
