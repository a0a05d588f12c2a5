import path from "node:path";
import { ConfigError, readConfig } from "../server/config/config.ts";
import { PreviewError, writePreview } from "./content/write-preview.ts";
import { ContentError } from "./validate/fault.ts";

// Prints signed links that show an unpublished page until they expire.
const root = path.resolve(import.meta.dirname, "..");
try {
	const text = await writePreview(root, process.argv.slice(2), readConfig());
	process.stdout.write(text);
} catch (error) {
	const isTold = [PreviewError, ConfigError, ContentError].some(
		(told) => error instanceof told,
	);
	if (!(error instanceof Error) || !isTold) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
