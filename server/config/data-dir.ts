import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigError } from "./config.ts";

/**
 * Makes the folder that is written to where there is none.
 *
 * @throws {ConfigError} when it cannot be made, is no folder, or may not be written to.
 */
export function prepareDataDir(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : "";
		throw new ConfigError(
			`DATA_DIR holds ${JSON.stringify(folder)}, where nothing can be written (${code}); allowed: a folder that this user may write to`,
		);
	}
}
