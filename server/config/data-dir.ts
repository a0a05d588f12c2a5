import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../errors/code-of.ts";
import { ConfigError } from "./config.ts";

/**
 * Makes the folder that is written to where there is none.
 *
 * @throws {ConfigError} when it cannot be made, is no folder, or may not be written to.
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
 * Makes a folder and those above it. Node's `recursive` never ends where a folder that is there says
 * that it is not, as `/proc` does.
 */
export function makeFolder(folder: string): void {
	if (isFolder(folder)) return;
	const parent = path.dirname(folder);
	if (parent !== folder) makeFolder(parent);
	try {
		mkdirSync(folder);
	} catch (error) {
		// Another instance may have made it meanwhile.
		if (!isFolder(folder)) throw error;
	}
}

function isFolder(folder: string): boolean {
	return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}
