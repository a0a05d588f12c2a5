import { type TestMode, testBuild } from "./test-build.ts";
import { startSite, type TestSite } from "./test-site.ts";

/**
 * The site that all files of a worker share, so a test must recognize its own data. It is started
 * on the first call, accepts any number of enquiries, and ends with the worker.
 */
export function sharedSite(mode: TestMode): Promise<TestSite> {
	return sites.getOrInsertComputed(mode, start);
}

const sites = new Map<TestMode, Promise<TestSite>>();

async function start(mode: TestMode): Promise<TestSite> {
	return startSite(await testBuild(mode), {
		ENQUIRY_RATE_LIMIT: "1000",
	});
}
