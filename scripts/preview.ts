import path from "node:path";
import { CommandError } from "../server/config/command-words.ts";
import { readConfig } from "../server/config/config.ts";
import { datedKinds } from "../server/content/dated-content.ts";
import { wholeNumber } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";
import { writePreview } from "./content/write-preview.ts";

const root = path.resolve(import.meta.dirname, "..");
const operands = `${datedKinds.join("|")} SLUG`;
const options = {
	days: wholeNumber(1, 90).default(7).describe("how long the links are valid"),
};
const about =
	"prints links that show a draft on the running site until they expire";

await runCommand(
	{ name: "preview", about, operands, options },
	async ({ days }, [given, slug, ...more]) => {
		const kind = datedKinds.find((name) => name === given);
		if (!kind || !slug || more.length > 0)
			throw new CommandError(`which page? allowed: ${operands}`, 2);
		const order = { kind, slug, days };
		process.stdout.write(await writePreview(root, order, readConfig()));
	},
);
