import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { imageUrl } from "../../shared/image-sizes.ts";
import { serverOptions } from "../build/build-options.ts";
import { findFreePort } from "../test/test-site.ts";
import type { Effort } from "./bench-effort.ts";
import { startStatic } from "./bench-nginx.ts";
import {
	type Measured,
	startMeasured,
	startScript,
	untilIdle,
} from "./bench-servers.ts";
import { compareBy } from "./compare-servers.ts";
import { chooseGenerator } from "./load.ts";
import { choosePin } from "./pin-process.ts";
import { type Answer, readAnswer, visitor } from "./visitor.ts";

const home = "/en-US";
const picture = imageUrl("/pictures/desert.png", 1280, 75);
const root = path.resolve(import.meta.dirname, "../..");

/**
 * Measures pages and pictures against nginx, and pages against bare React, and prints ratios. The
 * servers run on the first core, the load generator on another.
 *
 * @param dist the build's folder.
 */
export async function benchPages(dist: string, effort: Effort): Promise<void> {
	const generator = await chooseGenerator();
	const compare = compareBy(generator, effort);
	const folder = path.join(dist, "bench");
	await using site = await startMeasured(dist, folder, effort.env);
	await using rendering = await startMeasured(dist, folder, {
		PAGE_CACHE_MB: "0",
	});
	if (effort.isPatient) await untilIdle(site);
	const answer = await readAnswer(site.origin + home);
	await using reference = await startReference(dist, folder, answer);
	const pin = await choosePin();
	/** Starts nginx with an answer as a file, which cannot stand at a path that ends with a slash. */
	const startCopy = async (name: string, target: string, at = target) => {
		const copied = await readAnswer(site.origin + target);
		return startStatic(path.join(folder, name), { path: at, ...copied }, pin);
	};
	await using nginx = await startCopy("nginx", home);
	await using nginxAtRoot = await startCopy("nginx-root", "/", home);
	await using nginxPicture = await startCopy("nginx-picture", picture);
	const ask = (server: { origin: string }, path = home) => ({
		url: server.origin + path,
		headers: visitor,
	});
	// A duplicate cookie is left to Express's parser, so the fast path does not apply.
	const unusual = { ...visitor, cookie: "theme=a; theme=b" };
	const plain = { ...visitor, "accept-encoding": "identity" };
	console.log(
		`pages, by ${generator.name}; the home page has ${answer.bytes.length} bytes`,
	);
	console.table({
		"kept page, against nginx": await compare(ask(site), ask(nginx)),
		"kept page at the root, in Chinese, against nginx": await compare(
			ask(site, "/"),
			ask(nginxAtRoot),
		),
		"cached picture, against nginx": await compare(
			ask(site, picture),
			ask(nginxPicture, picture),
		),
		"the same bytes by node:http, against nginx": await compare(
			ask(reference, "/kept"),
			ask(nginx),
		),
		"kept page through all of Express, against nginx": await compare(
			{ ...ask(site), headers: unusual },
			ask(nginx),
		),
		"rendered page, against bare React": await compare(
			{ ...ask(rendering), headers: plain },
			{ ...ask(reference, "/render"), headers: plain },
		),
		"rendered page with brotli, against without": await compare(
			ask(rendering),
			{ ...ask(rendering), headers: plain },
		),
		"rendered page with gzip, against without": await compare(
			{
				...ask(rendering),
				headers: { ...visitor, "accept-encoding": "gzip" },
			},
			{ ...ask(rendering), headers: plain },
		),
	});
}

/**
 * Bundles the reference server beside the build's own files.
 *
 * @returns its path.
 */
export async function buildReference(dist: string): Promise<string> {
	const script = path.join(dist, "server/reference.js");
	await build({
		...serverOptions({ root, outdir: dist, mode: "production" }),
		entryPoints: { reference: "scripts/bench/bench-reference.ts" },
		write: true,
		metafile: false,
		outdir: path.dirname(script),
	});
	return script;
}

/** Starts a bare server that serves the same response, and renders the same tree. */
async function startReference(
	dist: string,
	folder: string,
	answer: Answer,
): Promise<Measured> {
	const script = await buildReference(dist);
	const lasting = [...answer.headers].filter(
		([name]) => !["connection", "date", "keep-alive"].includes(name),
	);
	await writeFile(
		path.join(folder, "headers"),
		JSON.stringify(Object.fromEntries(lasting)),
	);
	await writeFile(path.join(folder, "body"), answer.bytes);
	const port = await findFreePort();
	return startScript([script, dist, String(port), folder], port, "/kept");
}
