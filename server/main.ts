import "./config/require-node.ts";
import module from "node:module";
import path from "node:path";
import { CommandError, parseWords } from "./config/command-words.ts";

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

// Compiling the modules takes a fifth of the startup time. On exit, Node writes the compile cache
// next to the build, if it may write there.
module.enableCompileCache(path.join(import.meta.dirname, "compiled"));
module.createRequire(import.meta.filename)("./serve.js");
