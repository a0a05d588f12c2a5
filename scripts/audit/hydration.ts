import { testBuild } from "../test/test-build.ts";
import { startSite } from "../test/test-site.ts";
import { browse } from "./browse.ts";
import type { AuditSite, Verdict } from "./types.ts";

/** What React says when it takes a page over: only its development build says anything. */
export async function judgeHydration(site: AuditSite): Promise<Verdict> {
	const development = await startSite(await testBuild("development"));
	try {
		const faults = await browse(
			{ ...site, origin: development.origin },
			site.pages.map((page) => ({ page })),
			() => ({}),
			// A page's own messages are faults already.
			async () => [],
		);
		return { pages: site.pages.length, faults };
	} finally {
		await development.stop();
	}
}
