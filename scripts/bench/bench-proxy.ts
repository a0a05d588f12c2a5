import path from "node:path";
import { startProxy } from "../proxy/test-nginx.ts";
import type { Effort } from "./bench-effort.ts";
import { startStatic } from "./bench-nginx.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { compareBy } from "./compare-servers.ts";
import { chooseGenerator } from "./load.ts";
import { choosePin } from "./pin-process.ts";
import { readAnswer, visitor } from "./visitor.ts";

/** One that is large, and one that is a few KB. */
const pages = ["/en-US/services", "/privacy"];

/**
 * Measures pages as the sample proxy serves them against the same bytes as files of another nginx,
 * both on the first core, and prints ratios.
 *
 * @param dist the build's folder.
 */
export async function benchProxy(dist: string, effort: Effort): Promise<void> {
	const generator = await chooseGenerator();
	const compare = compareBy(generator, effort);
	const folder = path.join(dist, "bench");
	const env = { TRUST_PROXY: "loopback", ...effort.env };
	const site = await startMeasured(dist, folder, env);
	if (effort.isPatient) await untilIdle(site);
	const port = Number(new URL(site.origin).port);
	const proxy = await startProxy([port, port], undefined, (sample) =>
		sample.replace("pcre_jit on;", "pcre_jit on;\nworker_cpu_affinity 1;"),
	);
	try {
		console.log(`pages through the proxy, by ${generator.name}`);
		const rows: Record<string, object> = {};
		for (const page of pages) {
			const files = await startStatic(
				path.join(folder, "nginx-files"),
				{ path: page, ...(await readAnswer(proxy.origin + page)) },
				await choosePin(),
			);
			const ask = ({ origin }: { origin: string }) => ({
				url: origin + page,
				headers: visitor,
			});
			rows[`${page} through the proxy, against a file of nginx`] =
				await compare.rates(ask(proxy), ask(files));
			await files.stop();
		}
		console.table(rows);
	} finally {
		await proxy.stop();
		await site.stop();
	}
}
