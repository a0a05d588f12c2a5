import { execFile } from "node:child_process";
import {
	mkdir,
	mkdtempDisposable,
	readFile,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { HTMLElement, type Node, parse } from "node-html-parser";
import { launchBrowser } from "../test/test-browser.ts";
import { findFreePort } from "../test/test-site.ts";
import type { Effort } from "./bench-effort.ts";
import {
	type Measured,
	startMeasured,
	startScript,
	untilIdle,
} from "./bench-servers.ts";
import { compareBy } from "./compare-servers.ts";
import { chooseGenerator } from "./load.ts";
import { type PeerProject, peerProjects } from "./peer-projects.ts";
import { everyCore, pinProcess } from "./pin-process.ts";
import { residentMegabytes } from "./resident-memory.ts";
import { visitor } from "./visitor.ts";

const run = promisify(execFile);
const home = "/en-US";
const headers = { ...visitor, "accept-encoding": "gzip, deflate, br" };

type Tree = string | readonly [string, Record<string, string>, readonly Tree[]];

/**
 * Compares the home page with the same elements and texts in Next.js and Nuxt, which npm installs
 * in a temporary folder, and prints a table for the README. Rates alternate with ours, with a
 * browser's headers; rendered pages come from servers that cache nothing.
 *
 * @param dist the build's folder.
 */
export async function benchPeers(dist: string, effort: Effort): Promise<void> {
	await pinProcess(process.pid, everyCore);
	await using temporary = await mkdtempDisposable(
		path.join(tmpdir(), "peers-"),
	);
	const folder = temporary.path;
	const compare = compareBy(await chooseGenerator(), effort);
	const site = await startTimed(() => startMeasured(dist, folder));
	await using kept = site.server;
	await using rendering = await startMeasured(dist, folder, {
		PAGE_CACHE_MB: "0",
	});
	if (effort.isPatient) await untilIdle(kept);
	const html = await (await fetch(kept.origin + home)).text();
	const tree = toTree(parse(html).querySelector("#root") ?? parse(html));
	const rows = [
		`| ${new Date().toISOString().slice(0, 10)} | scripts | HTML | kept page | rendered page | memory | first page |`,
		"| --- | --- | --- | --- | --- | --- | --- |",
	];
	const ours = await weigh(kept.origin + home);
	for (const [name, project] of Object.entries(peerProjects)) {
		const root = path.join(folder, name.replace(/\W/g, ""));
		const version = await makeProject(root, project, tree);
		const { server, ms } = await startTimed(() => start(root, project));
		await using peer = server;
		const { scripts, page, elements } = await weigh(`${peer.origin}/`);
		if (elements !== ours.elements)
			throw new Error(`${name} has ${elements} of ${ours.elements} elements`);
		const ask = (url: string) => ({ url, headers });
		const keptRates = await compare(
			ask(`${peer.origin}/`),
			ask(kept.origin + home),
		);
		const renderedRates = await compare(
			ask(`${peer.origin}/cold`),
			ask(rendering.origin + home),
		);
		const memory = await residentMegabytes(peer.process.pid);
		rows.push(
			`| ${name} ${version} | ${kb(scripts)} | ${kb(page)} | ${keptRates.ratio} | ${renderedRates.ratio} | ${memory} MB | ${ms} ms |`,
		);
	}
	const memory = await residentMegabytes(kept.process.pid);
	rows.push(
		`| this site | ${kb(ours.scripts)} | ${kb(ours.page)} | 1 | 1 | ${memory} MB | ${site.ms} ms |`,
	);
	console.log(rows.join("\n"));
}

/**
 * Installs and builds a project.
 *
 * @returns its framework's version.
 */
async function makeProject(
	root: string,
	{ packages, files, tree: treeFile, build }: PeerProject,
	tree: Tree,
): Promise<string> {
	for (const [file, text] of Object.entries({
		...files,
		"package.json": JSON.stringify({ private: true, type: "module" }),
		[treeFile]: JSON.stringify(tree),
	})) {
		await mkdir(path.dirname(path.join(root, file)), { recursive: true });
		await writeFile(path.join(root, file), text);
	}
	const options = { cwd: root, maxBuffer: 1 << 26 };
	await run(
		"npm",
		["install", "--no-audit", "--no-fund", ...packages],
		options,
	);
	await run(process.execPath, [...build], options);
	const manifest = path.join(
		root,
		"node_modules",
		packages[0] ?? "",
		"package.json",
	);
	return JSON.parse(await readFile(manifest, "utf8")).version;
}

async function start(root: string, project: PeerProject): Promise<Measured> {
	const port = await findFreePort();
	return startScript(project.start(port), port, "/", {
		cwd: root,
		env: {
			...process.env,
			NODE_ENV: "production",
			HOST: "127.0.0.1",
			PORT: String(port),
		},
	});
}

async function startTimed(start: () => Promise<Measured>) {
	const begun = performance.now();
	const server = await start();
	return { server, ms: Math.round(performance.now() - begun) };
}

/** The bytes that a browser transfers for a page and its scripts until the network is idle. */
async function weigh(url: string) {
	const browser = await launchBrowser();
	const page = await browser.newPage();
	const sizes = { scripts: 0, page: 0 };
	page.on("requestfinished", async (request) => {
		const { responseBodySize } = await request.sizes();
		if (request.resourceType() === "script") sizes.scripts += responseBodySize;
		if (request.resourceType() === "document") sizes.page += responseBodySize;
	});
	await page.goto(url);
	await page.waitForLoadState("networkidle");
	const elements = await page.locator("main *").count();
	await browser.close();
	return { ...sizes, elements };
}

function toTree(node: Node): Tree {
	if (!(node instanceof HTMLElement)) return node.text;
	const { style, ...attributes } = node.attributes;
	return [
		node.rawTagName.toLowerCase() || "div",
		attributes,
		node.childNodes.map(toTree),
	];
}

function kb(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} KB`;
}
