import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { startSite } from "../test/test-site.ts";
import { askRaw, type RawAnswer } from "./test-ask-raw.ts";
import { spellingsOf } from "./test-spellings.ts";
import { startNginx } from "./test-stub.ts";

const production = await testBuild("production");
const { buildId, startScript } = JSON.parse(
	await readFile(path.join(production, "manifest.json"), "utf8"),
);

/** An instance, and nginx in front of it. */
async function startBoth() {
	const site = await startSite(production, {
		TRUST_PROXY: "loopback",
		HOST: "127.0.0.1",
	});
	onTestFinished(async () => void (await site.stop()));
	const { port } = new URL(site.origin);
	const proxy = await startNginx([Number(port), Number(port)]);
	return { direct: `http://127.0.0.1:${port}`, proxied: proxy.origin };
}

/** The part of a response that must be the same with and without nginx. */
function essenceOf({ status, headers }: RawAnswer) {
	const names = ["location", "cache-control", "content-type", "allow", "etag"];
	return [status, ...names.map((name) => headers.get(name))];
}

test("every URL spelling gets the same response through nginx and never displaces a cached file", async () => {
	const { direct, proxied } = await startBoth();
	const statuses = new Set<number>();
	for (const target of [
		startScript,
		`/_i18n/en-US/about.json?v=${buildId}`,
		`/builds/meta/${buildId}.json`,
		"/_image?url=%2Ficon-192.png&w=320&q=75",
	]) {
		for (const spelling of spellingsOf(target)) {
			const through = await askRaw(proxied, spelling);
			statuses.add(through.status);
			// nginx itself refuses what it cannot parse.
			if (through.status === 400 && !through.headers.has("x-build-id"))
				continue;
			const own = await askRaw(direct, spelling);
			expect(essenceOf(through), spelling).toEqual(essenceOf(own));
			if (own.status === 301 && !own.headers.get("location")?.includes("evil"))
				expect(own.headers.get("cache-control")).toBe("no-store");
		}
		const [whole, expected] = [
			await askRaw(proxied, target),
			await askRaw(direct, target),
		];
		expect(whole.status, target).toBe(200);
		expect(whole.headers.get("x-cache"), target).toBe("MISS");
		expect(essenceOf(whole)).toEqual(essenceOf(expected));
	}
	expect(statuses).toEqual(new Set([200, 301, 400, 404]));
});

test("all files, pictures, and messages that pages request go through the cache", async () => {
	const { proxied } = await startBoth();
	const asked = new Set([
		`/_i18n/zh-CN/industry-oil-gas.json?v=${buildId}`,
		`/builds/meta/${buildId}.json`,
	]);
	for (const page of ["/en-US", "/timeline", "/en-US/contact"]) {
		const body = await (await fetch(proxied + page)).text();
		for (const [, target = ""] of body.matchAll(
			/["\s](\/(?:assets\/|_image\?)[^"\s]+)/g,
		))
			asked.add(target.replaceAll("&amp;", "&"));
	}
	const pictures = [...asked].filter((target) => target.startsWith("/_image"));
	expect(pictures).not.toEqual([]);
	for (const kind of [".js", ".css"])
		expect([...asked].filter((target) => target.endsWith(kind))).not.toEqual(
			[],
		);
	// The other pictures differ only in numbers, and each is slow to encode.
	for (const target of pictures.slice(3)) asked.delete(target);
	for (const target of asked) {
		const { status, headers } = await askRaw(proxied, target);
		expect([status, headers.get("x-cache")], target).toEqual([200, "MISS"]);
	}
});

test("nothing in one visitor's request headers appears in the page cached for everyone", async () => {
	const { direct, proxied } = await startBoth();
	const asPerson = "User-Agent: Mozilla/5.0 Chrome/140.0.0.0";
	const hostile = [
		"Host: evil.example",
		"X-Forwarded-Host: evil.example",
		"Forwarded: host=evil.example;proto=https",
		"X-Original-URL: /login",
		"X-HTTP-Method-Override: POST",
		"Accept: application/json",
		"Accept-Language: zh",
		"User-Agent: Googlebot/2.1 evil.example",
		"Referer: https://evil.example/",
		"Range: bytes=0-9",
		'If-None-Match: "evil"',
		"If-Modified-Since: Mon, 23 Nov 2037 00:00:00 GMT",
		"Sec-Purpose: prefetch",
		"traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
		"Cookie: locale=zh-CN; theme=evil",
	];
	for (const path of ["/en-US/about", "/careers"]) {
		const ask = (origin: string, lines: readonly string[]) =>
			askRaw(origin, path, [
				`GET ${path} HTTP/1.1`,
				...(lines.some((line) => line.startsWith("Host"))
					? []
					: ["Host: site.example"]),
				...lines,
				"Connection: close",
			]);
		const own = await ask(direct, [asPerson]);
		for (const line of hostile) {
			await ask(proxied, [line]);
			const { status, headers, body } = await ask(proxied, [asPerson]);
			expect(status, line).toBe(200);
			expect(["HIT", "MISS", "REVALIDATED", "EXPIRED"]).toContain(
				headers.get("x-cache"),
			);
			expect(headers.get("etag"), line).toBe(own.headers.get("etag"));
			expect(body).toContain(
				path === "/careers" ? 'lang="zh-CN"' : 'lang="en-US"',
			);
			expect(JSON.stringify([...headers]) + body, line).not.toContain("evil");
		}
	}
});
