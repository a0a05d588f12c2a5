import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { marker, publishOn } from "../../scripts/test/test-dated-content.ts";
import { testNextBuild } from "../../scripts/test/test-next-build.ts";
import { localeCodes, localizePath } from "../../shared/locales.ts";
import { listAddresses } from "../../shared/pages/page-hrefs.ts";
import { createApp } from "../app.ts";
import { collectContents } from "../files/collect-contents.ts";
import { listFiles } from "../files/stored-files.ts";
import { readBuild } from "../read-build.ts";
import { startOfDay } from "./days.ts";

const dist = await testNextBuild();
const build = await readBuild(dist);
const client = path.join(dist, "client");
const deps = await testDependencies(
	{ PAGE_CACHE_MB: "0" },
	{ build, now: () => startOfDay(publishOn) - 1 },
);

test("no client file of the build contains dated content", async () => {
	const unpacked = promisify(brotliDecompress);
	const found = [];
	for (const name of await listFiles(client)) {
		if (name.endsWith(".gz")) continue;
		const bytes = await readFile(path.join(client, name));
		const text = name.endsWith(".br") ? await unpacked(bytes) : bytes;
		if (name.includes(marker) || text.includes(marker)) found.push(name);
	}
	expect(found).toEqual([]);
	expect(JSON.stringify(build.assets)).not.toContain(marker);
});

test("no public URL contains content before its publication day", async () => {
	const server = createServer(createApp(deps)).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	const read = async (target: string) =>
		(
			await request(server)
				.get(target)
				.set({ "User-Agent": agents.robot, "Accept-Encoding": "identity" })
		).text;
	const namespaces = deps.allMessages.namespaces;
	const targets = [
		// One page per route: its other pages read the same lists.
		...new Map(
			listAddresses().map(({ page, locale, href }) => [
				`${page.id} ${locale}`,
				href,
			]),
		).values(),
		...localeCodes.flatMap((locale) => [
			`/_i18n/${locale}/messages.json`,
			...namespaces.flatMap((name) => [
				`/_i18n/${locale}/${name}.json?v=${deps.assets.buildId}`,
			]),
			`/api/search?q=consultant&locale=${locale}`,
		]),
		...localeCodes.map((locale) => localizePath("/feed.xml", locale)),
		"/sitemap.xml",
		"/llms.txt",
		"/robots.txt",
		"/site.webmanifest",
		"/licences.txt",
		"/builds/latest.json",
		`/builds/meta/${deps.assets.buildId}.json`,
		"/readyz",
		"/en-US/search?q=consultant",
		"/nope",
		"/insights/nope",
	];
	const found = [];
	for (const target of targets)
		if ((await read(target)).includes(marker)) found.push(target);
	expect(found).toEqual([]);
});

test("no file that outlives the build contains content before its publication day", async () => {
	const kept = await collectContents(
		client,
		deps.assets,
		deps.editions.lasting,
	);
	const outliving = [...kept].filter(
		([name, bytes]) => name.includes(marker) || bytes.includes(marker),
	);
	expect(outliving).toEqual([]);
});
