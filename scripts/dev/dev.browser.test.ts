import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, symlink } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { endProcess } from "../command/end-process.ts";
import { openPage } from "../test/test-browser.ts";
import { editFile } from "../test/test-edit-file.ts";
import { makeFolder } from "../test/test-folder.ts";
import { findFreePort } from "../test/test-site.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** The project without folders that only tests and builds create. */
const sources = [
	"client",
	"server",
	"shared",
	"locales",
	"public",
	"scripts",
	"package.json",
	"package-lock.json",
];

test("the dev server shows errors over the page until they are fixed, and shows changed texts", async () => {
	const folder = await copyProject();
	const site = await startDev(folder);
	const { page } = await openPage();
	// The first build reads all files.
	await expect.poll(() => visit(`${site.origin}/en-US/about`)).toBe(503);
	// Unpublished content must not be readable from the network.
	const elsewhere = site.origin.replace("localhost", "127.0.0.2");
	expect(await visit(elsewhere)).toBeUndefined();
	await page.goto(`${site.origin}/en-US/about`);
	const faults = (await page.textContent("pre")) ?? "";
	expect(faults).toMatch(/locales\/facts\.json:\d+:3 JSON: /);
	expect(faults).toMatch(/client\/pages\/ContentPage\.tsx:\d+:\d+ code: /);

	await Promise.all([
		editFile(path.join(folder, "locales/facts.json"), (text) =>
			text.replace(",\n  },", "\n  },"),
		),
		editFile(path.join(folder, code), (text) =>
			text.replace("export funktion", "export function"),
		),
	]);
	const heading = page.locator("h1");
	await heading.waitFor();
	expect(await visit(elsewhere)).toBeUndefined();
	expect(await visit(site.origin, "evil.example")).toBe(403);
	const overlay = page.getByRole("alert");
	const about = path.join(folder, "locales/en-US/about.json");
	await editFile(about, (text) => text.replace('"title"', '"titel"'));
	await overlay.waitFor();
	await expect
		.poll(() => overlay.textContent())
		.toMatch(/locales\/en-US\/about\.json:\d+:3 page\.title: missing/);
	expect(await heading.count()).toBe(1);

	await editFile(about, (text) =>
		text.replace('"titel"', '"title"').replace('"heading": "', "$&Mended: "),
	);
	await overlay.waitFor({ state: "hidden" });
	await page.getByRole("heading", { level: 1, name: /^Mended: / }).waitFor();
});

const code = "client/pages/ContentPage.tsx";

/** A copy with a trailing comma in a JSON file, and a mistyped word in a component. */
async function copyProject(): Promise<string> {
	const folder = makeFolder();
	for (const name of sources)
		await cp(path.join(root, name), path.join(folder, name), {
			recursive: true,
		});
	await symlink(
		path.join(root, "node_modules"),
		path.join(folder, "node_modules"),
	);
	await editFile(path.join(folder, "locales/facts.json"), (text) =>
		text.replace("\n  },", ",\n  },"),
	);
	await editFile(path.join(folder, code), (text) =>
		text.replace("export function", "export funktion"),
	);
	return folder;
}

async function startDev(folder: string): Promise<{ origin: string }> {
	const port = String(await findFreePort());
	const origin = `http://localhost:${port}`;
	const dev = spawn(
		process.execPath,
		["scripts/dev.ts", "--outdir", path.join(folder, "dist")],
		{
			cwd: folder,
			env: {
				...process.env,
				PORT: port,
				SITE_ORIGIN: origin,
				DATA_DIR: path.join(folder, "data"),
				// Each build's server would begin to render all pages.
				PAGE_CACHE_MB: "0",
			},
			stdio: "ignore",
		},
	);
	onTestFinished(() => endProcess(dev));
	return { origin };
}

/** The response status of an address, or undefined if the connection fails. */
async function visit(
	address: string,
	host = new URL(address).host,
): Promise<number | undefined> {
	const asking = http.get(address, { headers: { host } });
	const [response] = await once(asking, "response").catch(() => []);
	response?.resume();
	return response?.statusCode;
}
