import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { openPage, waitForHydration } from "../test/test-browser.ts";
import { sharedSite } from "../test/test-shared-site.ts";
import { listAuditPages } from "./addresses.ts";
import { listLayoutFaults } from "./layout.ts";

const site = await sharedSite("production");

/** One page of each template; the audit sees all of them, in more widths. */
const samples = listAuditPages().filter(
	({ isSample, path }) => isSample && !path.includes("?"),
);

test.each(localeCodes)(
	"every template in %s fits a narrow window, larger and longer text, and is headed in order",
	async (locale) => {
		const { page } = await openPage({
			locale,
			reducedMotion: "reduce",
		});
		const faults: string[] = [];
		for (const sample of samples) {
			if (sample.locale !== locale) continue;
			await page.goto(site.origin + sample.path);
			if (sample.template !== "not found") await waitForHydration(page);
			const messages = await listLayoutFaults(page, [320], [390]);
			faults.push(...messages.map((message) => `${sample.path} ${message}`));
		}
		expect(faults).toEqual([]);
	},
);
