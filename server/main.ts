import "./config/require-node.ts";
import path from "node:path";
import { CommandError, parseWords } from "./config/command-words.ts";
import { runProgram } from "./program.ts";

const usage =
	"dist/server/start: serves the site; takes no options, environment variables configure it (README.md)\n";
const help = { help: { type: "boolean", short: "h" } } as const;
try {
	const { values } = parseWords(process.argv.slice(2), help, usage, false);
	if (values.help) {
		process.stdout.write(usage);
		process.exit(0);
	}
} catch (error) {
	if (!(error instanceof CommandError)) throw error;
	process.stderr.write(error.message);
	process.exit(error.exitCode);
}

runProgram(path.join(import.meta.dirname, "serve.js"));
