import path from "node:path";
import { ConfigError, readConfig } from "../server/config/config.ts";
import { PreviewError, writePreview } from "./content/write-preview.ts";
import { ContentError } from "./validate/fault.ts";

// Prints links that show, until they end, a page that is not public.
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
