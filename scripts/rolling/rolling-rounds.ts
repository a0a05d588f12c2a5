import { withPageCache } from "../test/test-site.ts";
import { listBuildAddresses, startPair } from "./start-pair.ts";
import { startLoad } from "./steady-load.ts";

const visitors = 6;

/**
 * Deploys two builds alternately to two instances behind nginx, while visitors browse, and open
 * tabs of both builds keep requesting their files.
 *
 * @param builds the folders of two builds.
 * @param rounds the number of deployments.
 */
export async function runRollingRounds(
	builds: readonly [string, string],
	rounds: number,
) {
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
		/** Requests that did not get a whole 200, each with its status and address. */
		failures,
		/** The number of pages that each build has served. */
		builds: Object.fromEntries(load.tally.builds),
	};
}
