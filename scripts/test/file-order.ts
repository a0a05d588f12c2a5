import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files whose tests mostly wait for processes, deadlines and slow clients. */
const waiting = /\/scripts\/(crash|deploy|dev|rolling|slow|soak)\//;

/**
 * Runs the slowest files first, so that no worker is left with one at the end: browser tests,
 * interspersed with those that mostly wait and leave the processor to others.
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
