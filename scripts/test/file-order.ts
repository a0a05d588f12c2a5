import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What mostly waits, for processes, deadlines and slow clients. */
const waiting = /\/scripts\/(crash|deploy|dev|rolling|slow|soak)\//;

/**
 * Begins with what takes longest, so that no worker is left with it at the end: browsers, and
 * among them what waits, which leaves the processors to the others.
 */
export class FileOrder extends BaseSequencer {
	override async sort(
		files: TestSpecification[],
	): Promise<TestSpecification[]> {
		const {
			slow = [],
			browser = [],
			other = [],
		} = Object.groupBy(await super.sort(files), ({ moduleId }) => {
			if (waiting.test(moduleId)) return "slow";
			return moduleId.includes(".browser.") ? "browser" : "other";
		});
		const period = Math.ceil(browser.length / (slow.length || 1));
		const mixed = browser.flatMap((file, index) =>
			index % period === 0
				? [...slow.slice(index / period, index / period + 1), file]
				: [file],
		);
		return [...new Set([...mixed, ...slow, ...other])];
	}
}
