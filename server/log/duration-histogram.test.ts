import { expect, test } from "vitest";
import { createDurationHistogram } from "./duration-histogram.ts";

function create() {
	return createDurationHistogram("request_seconds", "How long.");
}

test("a duration is counted in its bucket and all above, the bound included", () => {
	const histogram = create();
	for (const seconds of [0.0004, 0.001, 0.3, 60])
		histogram.observe("home", "GET", 200, seconds);
	const lines = histogram.render().split("\n");
	expect(lines.slice(0, 2)).toEqual([
		"# HELP request_seconds How long.",
		"# TYPE request_seconds histogram",
	]);
	const labels = 'route="home",method="GET",status="2xx"';
	for (const line of [
		`request_seconds_bucket{${labels},le="0.001"} 2`,
		`request_seconds_bucket{${labels},le="0.25"} 2`,
		`request_seconds_bucket{${labels},le="0.5"} 3`,
		`request_seconds_bucket{${labels},le="10"} 3`,
		`request_seconds_bucket{${labels},le="+Inf"} 4`,
		`request_seconds_count{${labels}} 4`,
	])
		expect(lines).toContain(line);
	const sum = lines.find((line) => line.startsWith("request_seconds_sum"));
	expect(Number(sum?.split(" ")[1])).toBeCloseTo(60.3014);
});

test.each([
	["GET", 200, "GET", "2xx"],
	["HEAD", 304, "HEAD", "3xx"],
	["POST", 404, "POST", "4xx"],
	["PROPFIND", 503, "other", "5xx"],
	["GET", "aborted", "GET", "aborted"],
] as const)(
	"%s answered with %s counts as %s and %s",
	(method, outcome, shownMethod, status) => {
		const histogram = create();
		histogram.observe("home", method, outcome, 0.1);
		expect(histogram.render()).toContain(
			`_count{route="home",method="${shownMethod}",status="${status}"} 1`,
		);
	},
);

test("a name cannot end its label", () => {
	const histogram = create();
	histogram.observe('a"b\\c\nd', "GET", 200, 0.1);
	expect(histogram.render()).toContain('route="a\\"b\\\\c\\nd",');
});
