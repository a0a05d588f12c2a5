import { execFile } from "node:child_process";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { localeCookie, unprefixedLocale } from "../../shared/locales.ts";
import { findTool } from "../test/find-tool.ts";
import { browse } from "./browse.ts";
import type { AuditSite, Fault, Verdict } from "./types.ts";

const report = z.object({
	messages: z.array(
		z.object({
			type: z.string(),
			subType: z.string().optional(),
			url: z.string().optional(),
			lastLine: z.number().optional(),
			message: z.string(),
			extract: z.string().optional(),
		}),
	),
});

/** Runs the Nu HTML checker on the served HTML, and on samples after hydration. */
export async function judgeHtml(site: AuditSite): Promise<Verdict> {
	let jar: string;
	try {
		await promisify(execFile)("java", ["-version"]);
		jar = await findTool("vnu-jar", "26.9.27", "build/dist/vnu.jar");
	} catch (error) {
		return { pages: 0, faults: [], skipped: String(error) };
	}
	await using folder = await mkdtempDisposable(
		path.join(tmpdir(), "audit-html-"),
	);
	const names = await save(site, folder.path);
	const { stdout } = await promisify(execFile)(
		"java",
		[
			"-jar",
			jar,
			"--stdout",
			"--format",
			"json",
			"--exit-zero-always",
			folder.path,
		],
		{ maxBuffer: 1 << 28 },
	);
	return {
		pages: names.size,
		faults: listHtmlFaults(JSON.parse(stdout), names),
	};
}

/** The checker's messages, with its files mapped back to addresses. */
export function listHtmlFaults(
	json: unknown,
	names: ReadonlyMap<string, string>,
): Fault[] {
	// Messages of type info that are no warnings concern style, such as React's slash in void
	// elements.
	const entries = report
		.parse(json)
		.messages.filter(
			({ type, subType }) => type !== "info" || subType === "warning",
		);
	return entries.map((entry) => {
		const file = path.basename(entry.url ?? "");
		const extract = entry.extract?.replace(/\s+/g, " ").slice(0, 120);
		return {
			path: names.get(file) ?? file,
			message: `${entry.type}: ${entry.message} (line ${entry.lastLine}: ${extract})`,
		};
	});
}

/**
 * Writes every page to a file.
 *
 * @returns addresses by file name.
 */
async function save(
	site: AuditSite,
	folder: string,
): Promise<Map<string, string>> {
	const names = new Map<string, string>();
	const put = async (name: string, html: string): Promise<void> => {
		const file = `${names.size}.html`;
		names.set(file, name);
		await writeFile(path.join(folder, file), html);
	};
	for (const { path } of site.pages) {
		const response = await fetchPage(site.origin + path);
		await put(path, await response.text());
	}
	const samples = site.pages.filter(({ isSample }) => isSample);
	const faults = await browse(
		site,
		samples.map((page) => ({ page })),
		() => ({}),
		async (shown, { page }) => {
			await put(`${page.path} (hydrated)`, await shown.content());
			return [];
		},
	);
	for (const { path, message } of faults)
		process.stderr.write(`${path}: ${message}\n`);
	return names;
}

/** Requests a page as a browser does, without following redirects. */
function fetchPage(url: string): Promise<Response> {
	return fetch(url, {
		redirect: "manual",
		headers: {
			accept: "text/html,*/*;q=0.8",
			// Robots get short plain-text errors.
			"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0",
			// Without the cookie, the root would redirect to another language.
			cookie: `${localeCookie}=${unprefixedLocale}`,
		},
	});
}
