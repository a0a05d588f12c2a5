import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";
import { createTestLogger } from "../log/test-logs.ts";

const deps = await testDependencies();
const secret = "li.wei@example.com";

async function openSite() {
	const { lines, ...log } = createTestLogger("trace");
	const app = createApp({ ...deps, ...log });
	const post = (body: unknown, type = "application/reports+json") =>
		request(app)
			.post("/api/reports")
			.set({ "Content-Type": type, Cookie: "theme=darkRed" })
			.send(typeof body === "string" ? body : JSON.stringify(body));
	const logged = () => lines.filter(({ msg }) => msg === "browser report");
	return { app, post, lines, logged };
}

/** A CSP violation as Chromium reports it. */
function makeViolation(change: object = {}) {
	return {
		type: "csp-violation",
		age: 5,
		url: `http://localhost:3000/en-US/about?email=${secret}#x`,
		user_agent: agents.person,
		body: {
			effectiveDirective: "img-src",
			blockedURL: `https://tracker.example/p.gif?who=${secret}`,
			documentURL: `http://localhost:3000/en-US/about?email=${secret}`,
			sample: secret,
			...change,
		},
	};
}

async function countOf(type: string, about: string): Promise<number> {
	const text = await deps.metrics.render();
	const series = `browser_reports_total{type="${type}",about="${about}"} `;
	const line = text.split("\n").find((each) => each.startsWith(series));
	return Number(line?.slice(series.length) ?? 0);
}

test("pages, including cached ones, declare the reporting endpoint", async () => {
	const { app } = await openSite();
	for (let time = 0; time < 2; time++) {
		const page = await request(app).get("/en-US/about");
		expect(page.headers["reporting-endpoints"]).toBe('default="/api/reports"');
		const policy = page.headers["content-security-policy"];
		expect(policy).toContain("report-to default;report-uri /api/reports");
		expect(policy).toContain("require-trusted-types-for 'script'");
	}
});

test("a browser report is counted and logged without personal data", async () => {
	const { post, lines, logged } = await openSite();
	const before = await countOf("csp-violation", "img-src");
	const answer = await post([makeViolation()]);
	expect(answer.status).toBe(204);
	expect(answer.text).toBe("");
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(await countOf("csp-violation", "img-src")).toBe(before + 1);
	expect(logged()).toMatchObject([
		{
			report: {
				type: "csp-violation",
				about: "img-src",
				blocked: "tracker.example",
				document: "/en-US/about",
			},
		},
	]);
	expect(JSON.stringify(lines)).not.toMatch(/li\.wei|p\.gif|Mozilla|127\.0\.0/);
});

test("a report in the legacy csp-report format is accepted", async () => {
	const { post, logged } = await openSite();
	const report = {
		"violated-directive": "script-src 'self'",
		"blocked-uri": "inline",
		"document-uri": `http://localhost:3000/careers?q=${secret}`,
	};
	const answer = await post({ "csp-report": report }, "application/csp-report");
	expect(answer.status).toBe(204);
	expect(logged()).toMatchObject([
		{
			report: { about: "script-src", blocked: "inline", document: "/careers" },
		},
	]);
});

test("a report from the page of a one-time link is logged without the link's code", async () => {
	const { post, lines, logged } = await openSite();
	const code = "s".repeat(43);
	const url = `http://x/en-US/login/invite/${code}`;
	expect((await post([{ ...makeViolation(), url }])).status).toBe(204);
	const document = "/en-US/login/invite/:code";
	expect(logged()).toMatchObject([{ report: { document } }]);
	expect(JSON.stringify(lines)).not.toContain(code);
});

test.each(
	Object.entries({
		"an unknown type": { type: secret, body: {} },
		"an unknown directive": makeViolation({ effectiveDirective: secret }),
		"a keyword of its own": makeViolation({ blockedURL: secret }),
		"a host beyond measure": makeViolation({
			blockedURL: `https://li.wei.${"a.".repeat(200)}example/`,
		}),
		"a scheme of its own": makeViolation({ blockedURL: `x-${secret}:y` }),
		"another path": {
			...makeViolation(),
			url: `http://x/login/invite/${secret}`,
		},
		"no body": { type: "deprecation", url: 5 },
	}),
)(
	"a report with %s is logged as other without echoing the value",
	async (_name, report) => {
		const { post, lines, logged } = await openSite();
		expect((await post([report])).status).toBe(204);
		expect(JSON.stringify(logged())).toContain("other");
		expect(JSON.stringify(lines)).not.toContain("li.wei");
		expect(await deps.metrics.render()).not.toContain("li.wei");
	},
);

test.each([
	["no JSON", "{", 400],
	["no report", {}, 400],
	["a list of no reports", [5], 400],
	["another report", { "csp-report": 5 }, 400],
	["more than 16 KB", [{ type: "x".repeat(17_000) }], 413],
])(
	"a post of %s is rejected with problem details",
	async (_name, body, status) => {
		const { post, logged } = await openSite();
		const answer = await post(body);
		expect(answer.status).toBe(status);
		expect(answer.headers["content-type"]).toContain(
			"application/problem+json",
		);
		expect(logged()).toEqual([]);
	},
);

test.each(["application/json", "text/plain", "multipart/form-data"])(
	"a report of type %s returns 415",
	async (type) => {
		const { post } = await openSite();
		expect((await post([], type)).status).toBe(415);
	},
);

test("a flood of reports is rate limited, with at most twenty counted per post and few logged", async () => {
	const { post, logged } = await openSite();
	const before = await countOf("csp-violation", "font-src");
	const many = Array.from({ length: 60 }, () => ({
		type: "csp-violation",
		body: { effectiveDirective: "font-src" },
	}));
	const statuses = new Map<number, number>();
	let refused: Awaited<ReturnType<typeof post>> | undefined;
	for (let i = 0; i < 150; i++) {
		const answer = await post(many);
		statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
		if (answer.status === 429) refused = answer;
	}
	expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([204, 429]);
	expect(refused?.headers["retry-after"]).toBe("60");
	const counted = (await countOf("csp-violation", "font-src")) - before;
	expect(counted).toBe((statuses.get(204) ?? 0) * 20);
	expect(logged().length).toBeLessThan(30);
});
