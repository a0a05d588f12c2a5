import { testBuild } from "../test/test-build.ts";
import { startSite } from "../test/test-site.ts";
import { browse } from "./browse.ts";
import type { AuditSite, Verdict } from "./types.ts";

/** Collects React's hydration errors, which only its development build reports in detail. */
export async function judgeHydration(site: AuditSite): Promise<Verdict> {
	await using development = await startSite(await testBuild("development"));
	const faults = await browse(
		{ ...site, origin: development.origin },
		site.pages.map((page) => ({ page })),
		() => ({}),
		// The page's console messages already count as faults.
		async () => [],
	);
	return { pages: site.pages.length, faults };
}
