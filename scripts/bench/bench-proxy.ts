import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startProxy } from "../proxy/test-nginx.ts";
import type { Effort } from "./bench-effort.ts";
import { describeFile } from "./bench-nginx.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { compareBy } from "./compare-servers.ts";
import { chooseGenerator } from "./load.ts";
import { type Answer, readAnswer, visitor } from "./visitor.ts";

/** A large page, and one of a few KB. */
const pages = ["/en-US/services", "/privacy"];

/**
 * Measures pages through the sample proxy against the same bytes as files of the same nginx, with
 * the same log, limits and request id. A minimal cache in the same nginx shows how much of the cost
 * is nginx's own.
 *
 * @param dist the build's folder.
 */
export async function benchProxy(dist: string, effort: Effort): Promise<void> {
	const generator = await chooseGenerator();
	const compare = compareBy(generator, effort);
	const folder = path.join(dist, "bench");
	const env = { TRUST_PROXY: "loopback", ...effort.env };
	await using site = await startMeasured(dist, folder, env);
	if (effort.isPatient) await untilIdle(site);
	const places = await Promise.all(
		pages.map((page, index) => describePlaces(site.origin, page, index)),
	);
	const port = Number(new URL(site.origin).port);
	await using proxy = await startProxy([port, port], undefined, (sample) =>
		sample
			.replace("pcre_jit on;", "pcre_jit on;\nworker_cpu_affinity 1;")
			.replace("http {", `http {\n${smallestStore}`)
			.replace("location / {", `${places.join("\n")}\nlocation / {`),
	);
	const ask = (path: string) => ({
		url: proxy.origin + path,
		headers: visitor,
	});
	console.log(`pages through the proxy, by ${generator.name}`);
	const rows: Record<string, object> = {};
	for (const [index, page] of pages.entries()) {
		const file = ask(`/bench-file-${index}`);
		const store = ask(`/bench-store-${index}`);
		rows[`${page}, against its bytes as a file`] = await compare(
			ask(page),
			file,
		);
		rows[`${page} by the smallest store, against the file`] = await compare(
			store,
			file,
		);
	}
	console.table(rows);

	/** Locations that serve a page as a file, and from the minimal cache. */
	async function describePlaces(
		origin: string,
		page: string,
		index: number,
	): Promise<string> {
		const answer = await readAnswer(origin + page);
		// nginx's workers run as another user.
		const file = path.join(folder, `file-${index}`);
		await mkdir(folder, { recursive: true });
		await writeFile(file, answer.bytes);
		return `
		location = /bench-file-${index} {
			${describeFile(file, withoutId(answer))}
			add_header X-Request-Id $request_id always;
		}
		location = /bench-store-${index} {
			proxy_pass http://site${page};
			proxy_buffering on;
			proxy_cache smallest;
			proxy_cache_key $uri;
			proxy_cache_valid 200 1h;
			proxy_no_cache "";
			proxy_ignore_headers Cache-Control Vary;
			postpone_output 8k;
			open_file_cache max=1000;
		}`;
	}
}

const smallestStore =
	"proxy_cache_path cache-smallest keys_zone=smallest:1m use_temp_path=off;";

/** nginx sets a new id on each response. */
function withoutId({ headers, bytes }: Answer): Answer {
	return {
		headers: new Headers(
			[...headers].filter(([name]) => name !== "x-request-id"),
		),
		bytes,
	};
}
