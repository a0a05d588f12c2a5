import { expect, test } from "vitest";
import { describeAgent } from "./describe-agent.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1`,
		"Edge 140, Windows",
	],
	[
		`Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/139.0.0.0 Mobile Safari/537.36`,
		"Chrome 139, Android",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
		"Safari 26, iPhone",
	],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0",
		"Firefox 143, macOS",
	],
	["curl/8.0", "curl/8.0"],
	["x".repeat(200), "x".repeat(60)],
	["", ""],
])("the user agent %s is described as %s", (agent, expected) => {
	expect(describeAgent(agent)).toBe(expected);
});
