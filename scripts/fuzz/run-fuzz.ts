import { residentMegabytes } from "../bench/resident-memory.ts";
import { startSite, withPageCache } from "../test/test-site.ts";
import { exchange } from "./exchange.ts";
import { type Fault, isOverload, judgeExchange } from "./judge-exchange.ts";
import { makeRequests } from "./make-request.ts";
import { createRandom } from "./random.ts";

const lanes = 16;
/** Examples per kind of fault; more would tell nothing new. */
const shownFaults = 3;

/**
 * Sends hostile requests to a server process, and checks every response, its log and its memory.
 *
 * @param dist a build's folder.
 * @param seed the same seed sends the same requests.
 */
export async function runFuzz(
	dist: string,
	{
		requests,
		seed,
		env = {},
	}: { requests: number; seed: number; env?: Record<string, string> },
) {
	await using site = await startSite(dist, {
		...withPageCache,
		ENQUIRY_RATE_LIMIT: "1000000",
		...env,
	});
	const siteOrigin = env.SITE_ORIGIN ?? site.origin;
	const port = Number(new URL(site.origin).port);
	const answers: Record<number, number> = {};
	const faults: Fault[] = [];
	let answered = 0;
	let batch = 0;
	let overloads = 0;
	let early: number | undefined;

	const work = async (): Promise<void> => {
		while (answered < requests && site.process.exitCode === null) {
			const made = makeRequests(createRandom(seed + batch++));
			const result = await exchange(port, made);
			answered += result.answers.length;
			for (const [index, answer] of result.answers.entries()) {
				answers[answer.status] = (answers[answer.status] ?? 0) + 1;
				if (isOverload(made[index], answer)) overloads++;
			}
			faults.push(...judgeExchange(made, result, siteOrigin));
			if (answered > requests / 10)
				early ??= await residentMegabytes(site.process.pid);
		}
	};
	await Promise.all(Array.from({ length: lanes }, work));
	const late = await residentMegabytes(site.process.pid);
	const health = await fetch(`${site.origin}/healthz`);
	if (health.status !== 200)
		faults.push({ kind: `status ${health.status}`, request: "/healthz" });
	for (const request of errorLines(site.output()))
		faults.push({ kind: "an error in the log", request });
	return {
		/** Answered requests. Those sent after a refusal are not answered. */
		requests: answered,
		/** The number of responses by status. */
		answers,
		/** The number of responses that reported overload. */
		overloads,
		/** The first requests to cause each kind of fault, and error lines in the log. */
		faults: summarize(faults),
		/** Resident memory in megabytes, after a tenth of the requests and after all. */
		memory: { early: early ?? late, late },
	};
}

function summarize(faults: readonly Fault[]): Record<string, string[]> {
	const kinds = Map.groupBy(faults, ({ kind }) => kind);
	return Object.fromEntries(
		[...kinds].map(([kind, same]) => [
			`${same.length}× ${kind}`,
			same.slice(0, shownFaults).map(({ request }) => request),
		]),
	);
}

/** Log lines of levels error and fatal, and output that is not part of the log. */
function errorLines(output: string): string[] {
	return output
		.split("\n")
		.filter((line) => line !== "" && !/^\{"level":[1-4]0,/.test(line));
}
