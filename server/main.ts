import module from "node:module";
import path from "node:path";

const oldestNode = 24;

// Before anything is loaded that an old one cannot read.
if (Number.parseInt(process.version.slice(1), 10) < oldestNode) {
	process.stderr.write(
		`Node ${process.version.slice(1)} is too old; allowed: Node ${oldestNode} or later\n`,
	);
	process.exit(1);
}

// Compiling what the server is made of takes a fifth of its start. Node keeps the result beside
// the build, where it may write, when the process ends.
module.enableCompileCache(path.join(import.meta.dirname, "compiled"));
await import(path.join(import.meta.dirname, "serve.js"));
