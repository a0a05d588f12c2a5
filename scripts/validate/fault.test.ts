import { expect, test } from "vitest";
import { say } from "../words/words.ts";
import { ContentError, type Fault, formatFault } from "./fault.ts";

const at = (message: Fault["message"], field = "title"): Fault => ({
	file: "locales/en-US/offices/doha.json",
	line: 2,
	column: 1,
	field,
	message,
});

test("that a field is missing is said once, whatever the wording; other faults of the field stay", () => {
	const { faults } = new ContentError([
		at(say("faults.missing", { allowed: say("faults.text") })),
		at(say("faults.missingKey", { locale: "en-US" })),
		at(say("faults.missingKey", { locale: "en-US" }), "name"),
		at(say("faults.missingShare", { share: 5 })),
		at("missing words of its own"),
		at("missing words of another kind"),
		at("missing words of another kind"),
	]);
	expect(faults.map(formatFault).map((line) => line.split(":1 ")[1])).toEqual([
		"title: missing: en-US has it",
		"name: missing: en-US has it",
		"title: has no 5%, which the value names",
		"title: missing words of its own",
		"title: missing words of another kind",
	]);
});
