import { withPageCache } from "../test/test-site.ts";
import { listBuildAddresses, startPair } from "./start-pair.ts";
import { startLoad } from "./steady-load.ts";

/** What became of the deployments. */
export interface RollingVerdict {
	readonly rounds: number;
	readonly requests: number;
	/** Each with its status and address; a visitor's mistake is none. */
	readonly failures: readonly string[];
	/** Pages that each build has answered. */
	readonly builds: Readonly<Record<string, number>>;
}

const visitors = 6;

/**
 * Deploys two builds in turn on two instances behind nginx, while visitors come, and tabs of
 * both builds go on asking for what is theirs.
 *
 * @param builds folders of two builds.
 * @param rounds deployments to make.
 */
export async function runRollingRounds(
	builds: readonly [string, string],
	rounds: number,
): Promise<RollingVerdict> {
	const [first] = builds;
	const pair = await startPair(first, withPageCache);
	const load = startLoad(
		pair.origin,
		visitors,
		await listBuildAddresses(first),
	);
	try {
		for (let round = 1; round <= rounds; round++)
			await pair.deploy(builds[round % 2] ?? first);
	} finally {
		await load.stop();
		await pair.stop();
	}
	const { requests, failures } = load.tally;
	return {
		rounds,
		requests,
		failures,
		builds: Object.fromEntries(load.tally.builds),
	};
}
