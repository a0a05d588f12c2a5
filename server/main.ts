import "./config/require-node.ts";
import module from "node:module";
import path from "node:path";

const [word] = process.argv.slice(2);
if (word !== undefined) {
	const isHelp = word === "--help" || word === "-h";
	const usage =
		"dist/server/start: serves the site; takes no options, environment variables configure it (README.md)\n";
	(isHelp ? process.stdout : process.stderr).write(
		isHelp ? usage : `Unknown option '${word}'\n\n${usage}`,
	);
	process.exit(isHelp ? 0 : 2);
}

// Compiling the modules takes a fifth of the startup time. On exit, Node writes the compile cache
// next to the build, if it may write there.
module.enableCompileCache(path.join(import.meta.dirname, "compiled"));
module.createRequire(import.meta.filename)("./serve.js");
