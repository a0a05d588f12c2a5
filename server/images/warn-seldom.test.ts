import pino from "pino";
import { expect, test } from "vitest";
import { warnSeldom } from "./warn-seldom.ts";

test("repeated warnings are logged once a minute with the number omitted", () => {
	const lines: unknown[] = [];
	const logger = pino(
		{ base: null, timestamp: false },
		{ write: (line: string) => lines.push(JSON.parse(line)) },
	);
	let time = 0;
	const warn = warnSeldom(logger, () => time);
	warn("host is silent", { host: "a" }, "a");
	warn("host is silent", { host: "a" }, "a");
	warn("host is silent", { host: "b" }, "b");
	warn("disk is full", {});
	time = 59_999;
	warn("host is silent", { host: "a" }, "a");
	time = 60_000;
	warn("host is silent", { host: "a" }, "a");
	time = 120_000;
	warn("host is silent", { host: "a" }, "a");
	expect(lines).toEqual([
		{ level: 40, host: "a", msg: "host is silent" },
		{ level: 40, host: "b", msg: "host is silent" },
		{ level: 40, msg: "disk is full" },
		{ level: 40, host: "a", omitted: 2, msg: "host is silent" },
		{ level: 40, host: "a", msg: "host is silent" },
	]);
});
