import { writeFile } from "node:fs/promises";
import path from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { logOverdue } from "./log-overdue.ts";

async function logFor(text: string): Promise<Record<string, unknown>[]> {
	const folder = makeFolder();
	const file = path.join(folder, "reminders.json");
	await writeFile(file, text);
	const lines: Record<string, unknown>[] = [];
	const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
	await logOverdue(file, logger);
	return lines;
}

test("overdue content is logged in one line", async () => {
	const lines = await logFor(
		JSON.stringify([
			{ what: "facts.json: old", due: "2020-01-01" },
			{ what: "facts.json: new", due: "2999-01-01" },
		]),
	);
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatchObject({
		msg: "content to review",
		overdue: ["facts.json: old: due 2020-01-01"],
	});
});

test("nothing is logged when nothing is overdue", async () => {
	expect(await logFor("[]")).toEqual([]);
});

test("a malformed reminders file does not prevent startup", async () => {
	expect(await logFor("{")).toMatchObject([
		{ msg: "no list of content to review" },
	]);
});
