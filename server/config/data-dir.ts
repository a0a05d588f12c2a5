import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../errors/code-of.ts";
import { ConfigError } from "./config.ts";

/**
 * Creates the data folder if it is missing.
 *
 * @throws {ConfigError} when it cannot be created, is not a folder, or is not writable.
 */
export function prepareDataDir(folder: string): void {
	try {
		makeFolder(folder);
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		throw new ConfigError(
			`DATA_DIR holds ${JSON.stringify(folder)}, where nothing can be written (${codeOf(error)}); allowed: a folder that this user may write to`,
		);
	}
}

/**
 * Creates a folder and its parents. Node's `recursive` option loops forever if an existing folder
 * claims not to exist, as in `/proc`.
 */
export function makeFolder(folder: string): void {
	if (isFolder(folder)) return;
	const parent = path.dirname(folder);
	if (parent !== folder) makeFolder(parent);
	try {
		mkdirSync(folder);
	} catch (error) {
		// Another instance may have created it meanwhile.
		if (!isFolder(folder)) throw error;
	}
}

function isFolder(folder: string): boolean {
	return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}
