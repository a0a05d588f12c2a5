import { build } from "esbuild";
import { expect, test } from "vitest";
import { ContentError } from "../validate/fault.ts";
import { listFaultLines } from "./fault-lines.ts";

const content = new ContentError([
	{
		file: "locales/facts.json",
		line: 3,
		column: 7,
		field: "0.id",
		message: "missing",
	},
]);

test("build errors are listed with file and line alongside content faults", async () => {
	const stdin = { contents: "\nconst x = ;", sourcefile: "client/x.ts" };
	const code = await build({ stdin, logLevel: "silent" }).catch(
		(error: unknown) => error,
	);
	expect(listFaultLines(new AggregateError([code, content]))).toEqual([
		'client/x.ts:2:11 code: Unexpected ";"',
		"locales/facts.json:3:7 0.id: missing",
	]);
});

test("any other error is listed with its stack trace", () => {
	const [line] = listFaultLines(new Error("no space left"));
	expect(line).toContain("no space left\n    at ");
});
