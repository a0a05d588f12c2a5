import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { openPage, waitForHydration } from "../test/test-browser.ts";
import { sharedSite } from "../test/test-shared-site.ts";
import { listAuditPages } from "./addresses.ts";

const site = await sharedSite("development");

/** One page of each template; the audit sees all of them. */
const samples = listAuditPages().filter(
	({ isSample, template }) => isSample && template !== "not found",
);

test.each(localeCodes)(
	"every template hydrates in %s without a word on the console",
	async (locale) => {
		const { page, problems } = await openPage({ locale });
		for (const { path } of samples.filter((page) => page.locale === locale)) {
			await page.goto(site.origin + path);
			await waitForHydration(page);
			expect(problems, path).toEqual([]);
		}
	},
);
