import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { watchEventLoop } from "../../server/log/watch-event-loop.ts";
import { testDependencies } from "../test/test-app.ts";

const read = (name: string) =>
	readFile(path.join(import.meta.dirname, name), "utf8");

/** Everything that an app exports, with one sample of each metric that events create. */
async function renderAll(): Promise<string> {
	const { metrics, countVitals, logger } = await testDependencies();
	watchEventLoop(metrics, logger);
	for (const status of [200, 500]) {
		metrics.beginRequest();
		metrics.observeRequest("about___en-US", "GET", status, 0.01);
	}
	metrics.countSignIn({ method: "password", outcome: "signed-in" });
	metrics.countRefusal(400);
	metrics.countReport({ type: "csp-violation", about: "img-src" });
	const page = { page: "contact", locale: "en-US", device: "phone" } as const;
	countVitals({ ...page, lcp: 1, inp: 1, cls: 0.1, ttfb: 1 });
	return metrics.render();
}

const exported = await renderAll();
const series = exported.split("\n").filter((line) => /^[a-z]/.test(line));
const names = new Set(series.map((line) => /^[a-z_0-9]+/.exec(line)?.[0]));

const rules = z
	.object({
		groups: z.array(
			z.object({
				rules: z.array(
					z.object({
						expr: z.string(),
						alert: z.string().optional(),
						record: z.string().optional(),
					}),
				),
			}),
		),
	})
	.parse(parse(await read("rules.yml")))
	.groups.flatMap((group) => group.rules);
const dashboard: unknown = JSON.parse(await read("dashboard.json"));

/** All values of these properties, at any depth. */
function collect(value: unknown, keys: readonly string[]): string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		keys.includes(key) && typeof inner === "string"
			? [inner]
			: collect(inner, keys),
	);
}

const expressions = [
	...rules.map(({ expr }) => expr),
	...collect(dashboard, ["expr", "definition"]),
];

/**
 * The metrics in an expression: words that are not functions, labels, numbers or keywords of
 * PromQL.
 */
function metricsIn(expression: string): string[] {
	const bare = expression
		.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, "")
		.replace(/^label_values\(([^,]*),.*$/, "$1")
		.replace(/\b(by|on|ignoring|without)\s*\([^)]*\)/g, "")
		.replace(/\b[\d.]+(e\d+)?\b/g, "");
	return [...bare.matchAll(/[a-zA-Z_][\w:]*(?!\w*\s*\()/g)]
		.map(([word]) => word)
		.filter((word) => !["and", "or", "unless", "sum", "max"].includes(word));
}

test("metric names are extracted from the expressions of rules and dashboard", () => {
	expect(expressions.length).toBeGreaterThan(40);
	expect(metricsIn('sum by (le) (rate(a_b{c="d"}[5m])) / e_f > 0.5')).toEqual([
		"a_b",
		"e_f",
	]);
});

test.each(expressions)(
	"the metrics and labels used in %s are exported",
	(expression) => {
		const recorded = rules.map(({ record }) => record);
		const named = metricsIn(expression);
		expect(named).not.toEqual([]);
		// Prometheus itself adds `up`, which says whether a target responds.
		for (const name of named)
			expect(
				name === "up" || names.has(name) || recorded.includes(name),
				name,
			).toBe(true);
		for (const [, name = "", matchers = ""] of expression.matchAll(
			/([a-z_]+)\{([^}]*)\}/g,
		)) {
			const own = series
				.filter((line) => line.startsWith(`${name}{`))
				.join("\n");
			// Prometheus itself adds the target's labels.
			for (const [, label = "", operator = "", value = ""] of matchers.matchAll(
				/(\w+)(=~|!=|=)"([^"]*)"/g,
			))
				if (label !== "job")
					expect(own).toContain(
						value.startsWith("$") || operator === "=~"
							? `${label}="`
							: `${label}="${value}"`,
					);
		}
	},
);

test("the dashboard or a rule shows every metric", () => {
	const shown = expressions.flatMap(metricsIn);
	const hidden = [...exported.matchAll(/^# TYPE (\S+)/gm)]
		.map(([, name = ""]) => name)
		.filter((name) =>
			[name, `${name}_bucket`].every((each) => !shown.includes(each)),
		);
	expect(hidden, "metrics to show in dashboard.json").toEqual([]);
});

/** Labels added by targets or `histogram_quantile`. */
const otherLabels = ["job", "instance", "le"];

test.each(expressions)(
	"the grouping labels in %s exist on its metrics",
	(expression) => {
		const lines = series.filter((line) =>
			metricsIn(expression).some((name) => line.startsWith(`${name}{`)),
		);
		for (const [, labels = ""] of expression.matchAll(
			/\b(?:by|on|without)\s*\(([^)]*)\)/g,
		))
			for (const label of labels.split(",").map((each) => each.trim()))
				if (label && !otherLabels.includes(label))
					expect(
						lines.some((line) => line.includes(`${label}="`)),
						label,
					).toBe(true);
	},
);

test("every alert has a test in which it fires and one in which it keeps quiet", async () => {
	const tests = await read("rules.test.yml");
	for (const { alert } of rules)
		if (alert)
			for (const outcome of ["fires", "keeps quiet"])
				expect(tests).toContain(`name: ${alert} ${outcome}\n`);
});

test("no exported metric has the label quantile, which Prometheus reserves for summaries", () => {
	expect(series.filter((line) => line.includes('quantile="'))).toEqual([]);
});

/** Runs Prometheus's promtool, which is too large to install for the tests. */
const runPromtool = (words: readonly string[], input = "") =>
	spawnSync("promtool", words, { input, encoding: "utf8" });
const isMissing = runPromtool(["--version"]).error !== undefined;

test.skipIf(isMissing)(
	"the alert rules pass their promtool tests (where Prometheus is installed)",
	() => {
		const file = path.join(import.meta.dirname, "rules.test.yml");
		const { status, stdout } = runPromtool(["test", "rules", file]);
		expect(stdout).toContain("SUCCESS");
		expect(status).toBe(0);
	},
);

test.skipIf(isMissing)(
	"promtool accepts the exported metrics (where Prometheus is installed)",
	() => {
		const found = runPromtool(["check", "metrics"], exported);
		expect(found).toMatchObject({ status: 0, stdout: "", stderr: "" });
	},
);
