import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "../bench/quantile.ts";

const lanes = 4;
const pauseMs = 4;

/**
 * Requests a page repeatedly, and measures the time to the end of each response.
 *
 * @returns the 99th percentile in milliseconds.
 * @throws if a response is not 200.
 */
export async function probeP99(url: string, forMs: number): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: lanes });
	const times: number[] = [];
	const end = performance.now() + forMs;
	const lane = async (): Promise<void> => {
		while (performance.now() < end) {
			const start = performance.now();
			await ask(url, agent);
			times.push(performance.now() - start);
			await wait(pauseMs);
		}
	};
	await Promise.all(Array.from({ length: lanes }, lane));
	agent.destroy();
	return quantile(times, 0.99);
}

function ask(url: string, agent: Agent): Promise<void> {
	return new Promise((resolve, reject) => {
		get(url, { agent }, (res) => {
			if (res.statusCode !== 200)
				reject(new Error(`${url}: ${res.statusCode}`));
			res.resume().once("end", resolve).once("error", reject);
		}).once("error", reject);
	});
}
