import request from "supertest";
import { expect, onTestFinished, test, vi } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { localeCodes } from "../../shared/locales.ts";
import { routes } from "../../shared/routes.ts";
import { createApp } from "../app.ts";
import { createTestLogger } from "../log/test-logs.ts";

const deps = await testDependencies({ TRUST_PROXY: "loopback" });
const report = {
	page: "industry",
	locale: "en-US",
	device: "phone",
	lcp: 1500,
	inp: 120,
	cls: 0.02,
	ttfb: 90,
};

function openSite() {
	const { lines, ...log } = createTestLogger("trace");
	const app = createApp({ ...deps, ...log });
	const post = (body: unknown, address = "203.0.113.7") =>
		request(app)
			.post("/api/vitals")
			.set({
				"Content-Type": "application/json",
				"X-Forwarded-For": address,
				Cookie: "theme=darkRed",
			})
			.send(typeof body === "string" ? body : JSON.stringify(body));
	return { app, post, lines };
}

/** The nonzero time series of web vitals. */
async function readSeries(): Promise<readonly string[]> {
	const text = await deps.metrics.render();
	return text
		.split("\n")
		.filter((line) => line.startsWith("web_vitals") && !line.endsWith(" 0"));
}

test("web vitals are counted by template, locale and device, without personal data", async () => {
	const { post, lines } = openSite();
	const answer = await post({ ...report, who: "li.wei@example.com" });
	expect([answer.status, answer.text]).toEqual([204, ""]);
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect(answer.headers["cache-control"]).toBe("no-store");
	const labels = `template="${routes.industry.page}",locale="en-US",device="phone"`;
	const series = await readSeries();
	for (const line of [
		`web_vitals_lcp_seconds_bucket{le="1.8",${labels}} 1`,
		`web_vitals_lcp_seconds_sum{${labels}} 1.5`,
		`web_vitals_inp_seconds_bucket{le="0.15",${labels}} 1`,
		`web_vitals_cls_bucket{le="0.025",${labels}} 1`,
		`web_vitals_ttfb_seconds_count{${labels}} 1`,
	])
		expect(series).toContain(line);
	expect(series.join("\n")).not.toContain('lcp_seconds_bucket{le="1.2"');
	expect(JSON.stringify([series, lines])).not.toMatch(/li\.wei|203\.0|darkRed/);
});

test("metrics that a browser could not measure are not counted", async () => {
	const { post } = openSite();
	const { page, locale } = report;
	await post({ page, locale, device: "tablet", ttfb: 10 });
	const series = (await readSeries()).filter((line) => line.includes("tablet"));
	expect(series.length).toBeGreaterThan(0);
	for (const line of series) expect(line).toContain("web_vitals_ttfb");
});

test.each([
	["page", "/etc/passwd", "the name of a row of the route table"],
	["page", "__proto__", "the name of a row of the route table"],
	["page", undefined, "the name of a row of the route table"],
	["locale", "xx", localeCodes.join(", ")],
	["device", "fridge", "phone, tablet, desktop"],
	["lcp", -1, "a number from 0 to 120000"],
	["inp", 60_001, "a number from 0 to 60000"],
	["cls", "0.1", "a number from 0 to 100"],
	["ttfb", null, "a number from 0 to 120000"],
])(
	"the field %s with %s returns 400 with the allowed values and adds no series",
	async (name, value, allowed) => {
		const { post } = openSite();
		const before = await readSeries();
		const answer = await post({ ...report, [name]: value });
		expect(answer.status).toBe(400);
		expect(answer.headers["content-type"]).toContain(
			"application/problem+json",
		);
		expect(answer.body.errors).toEqual([
			{ pointer: `/${name}`, message: `allowed: ${allowed}` },
		]);
		expect(await readSeries()).toEqual(before);
	},
);

test.each([
	["no JSON", "{", 400],
	["no object", "[]", 400],
	["more than 16 KB", { ...report, who: "x".repeat(17_000) }, 413],
])(
	"a post of %s is rejected with problem details",
	async (_name, body, status) => {
		const { post } = openSite();
		const answer = await post(body);
		expect(answer.status).toBe(status);
		expect(answer.headers["content-type"]).toContain(
			"application/problem+json",
		);
	},
);

test("other content types are rejected", async () => {
	const { app } = openSite();
	const text = request(app).post("/api/vitals").type("text").send("{}");
	expect((await text).status).toBe(415);
});

test("vitals are rate limited per client without affecting others, and for all clients together", async () => {
	// A fixed clock, because the rate limit would otherwise depend on the test's duration.
	const clock = vi.spyOn(performance, "now");
	clock.mockReturnValue(performance.now());
	onTestFinished(() => clock.mockRestore());
	const { post } = openSite();
	const flood = async (count: number, addressOf: (index: number) => string) => {
		const statuses: number[] = [];
		for (let index = 0; index < count; index++)
			statuses.push((await post(report, addressOf(index))).status);
		return statuses;
	};
	const one = await flood(40, () => "203.0.113.7");
	expect(one).toEqual([...Array(30).fill(204), ...Array(10).fill(429)]);
	const refused = await post(report);
	expect(refused.headers["retry-after"]).toBe("60");
	// One in 1,024 shares its bucket with the flood; five do not.
	const others = await flood(5, (index) => `198.51.${index}.9`);
	expect(others).toContain(204);
	const all = await flood(600, (index) => `10.0.${index >> 8}.${index & 255}`);
	expect(new Set(all)).toEqual(new Set([204, 429]));
});
