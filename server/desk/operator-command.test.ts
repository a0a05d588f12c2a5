import { expect, test } from "vitest";
import { readOperatorCommand } from "./operator-command.ts";

test.each([
	[[], "Which command?"],
	[["lst"], "Not a command: lst\n\nEnquiries, for operators"],
	[["list", "more"], "Not a command: list more"],
	[
		["list", "--state", "gone"],
		"--state is one of new, progress, waiting, answered, placed, closed",
	],
	[["list", "--limit", "0"], "--limit is a number"],
	[["list", "--what"], "--what"],
	[["erase"], "erase needs an email address"],
	[["erase", "li@example.com"], "nothing was erased; add --yes to erase all"],
	[["erase", "--listed", "FILE"], "nothing was erased; add --yes"],
	[["backup"], "backup needs a file"],
	[["restore"], "restore needs a file"],
])("%j is refused with exit code 2 and says: %s", (words, reason) => {
	expect(() => readOperatorCommand(words)).toThrow(
		expect.objectContaining({
			exitCode: 2,
			message: expect.stringContaining(reason),
		}),
	);
});
