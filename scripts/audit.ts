import path from "node:path";
import type { Browser } from "playwright-core";
import { localeCodes } from "../shared/locales.ts";
import { listOverdue } from "../shared/reminders.ts";
import { today } from "../shared/today.ts";
import { listAuditPages } from "./audit/addresses.ts";
import { judgeAxe } from "./audit/axe.ts";
import { groupFaults } from "./audit/group.ts";
import { judgeHtml } from "./audit/html.ts";
import { judgeHydration } from "./audit/hydration.ts";
import { judgeLayout } from "./audit/layout.ts";
import { judgeLighthouse } from "./audit/lighthouse.ts";
import { judgeSimilarity } from "./audit/similarity.ts";
import type { AuditSite, Judge } from "./audit/types.ts";
import { untilIdle } from "./bench/bench-servers.ts";
import { bundle } from "./build/bundle.ts";
import { names, pagePaths } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";
import { listReminders } from "./content/list-reminders.ts";
import { readSoundContent } from "./content/read-content.ts";
import { launchBrowser } from "./test/test-browser.ts";
import { startSite, withPageCache } from "./test/test-site.ts";

const root = path.resolve(import.meta.dirname, "..");
const outdir = path.join(root, "node_modules/.cache/audit/build");

/** By name, in running order. */
const judges: Readonly<Record<string, Judge>> = {
	similarity: judgeSimilarity,
	html: judgeHtml,
	hydration: judgeHydration,
	layout: judgeLayout,
	axe: judgeAxe,
	lighthouse: judgeLighthouse,
};

const options = {
	only: names(Object.keys(judges))
		.optional()
		.describe(`the checks to run: ${Object.keys(judges).join(", ")}`),
	pages: pagePaths(listAuditPages().map((page) => page.path))
		.optional()
		.describe("the pages to check"),
};
const about =
	"checks every page of the built site with third-party tools, and lists what is due for review";

await runCommand({ name: "audit", about, options }, async ({ only, pages }) => {
	await bundle({ root, outdir, mode: "production", cards: "all" });
	const server = await startSite(outdir, withPageCache);
	let browser: Promise<Browser> | undefined;
	const site: AuditSite = {
		origin: server.origin,
		pages: listAuditPages(pages),
		browser: () => {
			browser ??= launchBrowser();
			return browser;
		},
		async quiet() {
			await closeBrowser();
			await untilIdle(server);
		},
	};

	async function closeBrowser() {
		await (await browser)?.close();
		browser = undefined;
	}

	const table: Record<string, object> = {};
	let count = 0;
	try {
		for (const [name, judge] of Object.entries(judges)) {
			if (only && !only.includes(name)) continue;
			const start = performance.now();
			const verdict = await judge(site);
			if (verdict.skipped)
				console.log(`${name} is skipped: ${verdict.skipped}`);
			for (const note of verdict.notes ?? []) console.log(note);
			table[name] = {
				pages: verdict.pages,
				faults: verdict.faults.length,
				seconds: Math.round((performance.now() - start) / 1000),
			};
			count += verdict.faults.length;
			for (const line of groupFaults(name, verdict.faults, site.origin))
				console.log(line);
		}
	} finally {
		await closeBrowser().finally(() => server.stop());
	}
	for (const reminder of listOverdue(
		listReminders(await readSoundContent(root, localeCodes)),
		today(),
	))
		console.log(`reminder: ${reminder}`);
	console.table(table);
	process.exitCode = count > 0 ? 1 : 0;
});
