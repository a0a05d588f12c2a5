import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../test/test-folder.ts";
import { serverStart } from "./server-start.ts";

test("a server that crashes leaves no memory dump", () => {
	const folder = makeFolder();
	const start = path.join(folder, "start");
	writeFileSync(start, serverStart, { mode: 0o755 });
	writeFileSync(
		path.join(folder, "main.js"),
		"console.log(JSON.stringify(process.report.getReport().userLimits))",
	);
	const limits = JSON.parse(execFileSync(start, { encoding: "utf8" }));
	expect(limits.core_file_size_blocks).toEqual({ soft: 0, hard: 0 });
});
