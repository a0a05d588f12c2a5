import { setTimeout } from "node:timers/promises";
import { visitor } from "../bench/visitor.ts";

const patienceMs = 60_000;

const pages = [
	"/en-US",
	"/en-US/about",
	"/services",
	"/en-US/careers",
	"/industries/oil-gas",
	"/en-US/contact",
];

/** The outcome of a load. */
interface Tally {
	requests: number;
	/** Requests without a complete 200: `status address`, `cut off address` or `no answer address`. */
	readonly failures: string[];
	/** The number of pages that each build has served. */
	readonly builds: Map<string, number>;
}

/** Visitors who keep browsing until stopped. */
export interface SteadyLoad {
	readonly tally: Tally;
	/** Waits for the visits in progress. */
	stop(): Promise<void>;
}

/**
 * Sends visitors to a site. Each requests a page, some of its files, messages of its build and a
 * picture, one after another, and then the next page.
 *
 * @param kept additional addresses that open tabs of earlier builds keep requesting.
 * @param pauseMs the pause before each request, so that a small machine has time left for
 * deployments.
 */
export function startLoad(
	origin: string,
	visitors: number,
	kept: readonly string[] = [],
	pauseMs = 0,
): SteadyLoad {
	const tally: Tally = { requests: 0, failures: [], builds: new Map() };
	let isStopping = false;
	let visits = 0;

	const get = async (address: string): Promise<string> => {
		if (pauseMs) await setTimeout(pauseMs);
		tally.requests++;
		let status: number | undefined;
		try {
			const answer = await fetch(origin + address, {
				headers: { "User-Agent": visitor["user-agent"] },
				redirect: "manual",
				signal: AbortSignal.timeout(patienceMs),
			});
			({ status } = answer);
			const body = await answer.text();
			if (status !== 200) tally.failures.push(`${status} ${address}`);
			return body;
		} catch {
			tally.failures.push(
				`${status === undefined ? "no answer" : "cut off"} ${address}`,
			);
			return "";
		}
	};
	const visit = async (): Promise<void> => {
		const number = visits++;
		const page = pages[number % pages.length] ?? "/";
		const html = await get(page);
		if (html === "") return;
		if (!html.endsWith("</html>")) tally.failures.push(`cut off ${page}`);
		const [, build = ""] = /"buildId":"(\w+)"/.exec(html) ?? [];
		tally.builds.set(build, (tally.builds.get(build) ?? 0) + 1);
		for (const address of [
			...pick(findAll(html, /["\s](\/assets\/[\w.-]+)/g), number, 3),
			...pick(findAll(html, /="(\/_image\?[^" ]+)"/g), number, 1),
			`/_i18n/en-US/about.json?v=${build}`,
			...pick(kept, number, 2),
		])
			await get(address);
	};
	const running = Promise.all(
		Array.from({ length: visitors }, async () => {
			while (!isStopping) await visit();
		}),
	);
	return {
		tally,
		async stop() {
			isStopping = true;
			await running;
		},
	};
}

function findAll(html: string, pattern: RegExp): string[] {
	return [...html.matchAll(pattern)].map(([, address = ""]) =>
		address.replaceAll("&amp;", "&"),
	);
}

/** Starts after the last pick, so that every address is used. */
function pick(
	addresses: readonly string[],
	number: number,
	count: number,
): string[] {
	return Array.from({ length: Math.min(count, addresses.length) }, (_, index) =>
		addresses.at((number * count + index) % addresses.length),
	).filter((address) => address !== undefined);
}
