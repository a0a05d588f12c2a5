import { type TestMode, testBuild } from "./test-build.ts";
import { startSite, type TestSite } from "./test-site.ts";

/**
 * The site that all files of a worker share, so what a test sends must be told by its own words.
 * It is started by who asks first, accepts as many enquiries as there are, and ends with the
 * worker.
 */
export function sharedSite(mode: TestMode): Promise<TestSite> {
	const running = sites.get(mode) ?? start(mode);
	sites.set(mode, running);
	return running;
}

const sites = new Map<TestMode, Promise<TestSite>>();

async function start(mode: TestMode): Promise<TestSite> {
	return startSite(await testBuild(mode), {
		ENQUIRY_RATE_LIMIT: "1000",
	});
}
