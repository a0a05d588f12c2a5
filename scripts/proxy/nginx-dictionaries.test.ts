import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { askRaw } from "./test-ask-raw.ts";
import { startNginx, startStub } from "./test-stub.ts";

const known = `:${"A".repeat(42)}+=:`;
const usual = "gzip, deflate, br, zstd, dcb, dcz";

/** An immutable response that repeats the request's headers. */
const echo: RequestListener = (req, res) => {
	const { "accept-encoding": accepted, "available-dictionary": dictionary } =
		req.headers;
	res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
	res.setHeader("Vary", "Accept-Encoding, Available-Dictionary");
	res.end(JSON.stringify({ accepted, dictionary }));
};

async function startEcho() {
	const stub = await startStub(echo);
	const proxy = await startNginx([stub.port, stub.port]);
	return async (target: string, dictionary: string, accepted = usual) => {
		const { headers, body } = await askRaw(proxy.origin, target, [
			`GET ${target} HTTP/1.1`,
			"Host: site.example",
			`Accept-Encoding: ${accepted}`,
			...(dictionary ? [`Available-Dictionary: ${dictionary}`] : []),
			"Connection: close",
		]);
		const [json = "{}"] = /\{.*\}/.exec(body) ?? [];
		return { cache: headers.get("x-cache"), ...JSON.parse(json) };
	};
}

test.each(["/assets/main-1A.js", "/assets/site-1a.css"])(
	"a request for %s with a dictionary bypasses the cache, and its response is not stored",
	async (target) => {
		const ask = await startEcho();
		const passed = { cache: "BYPASS", accepted: usual, dictionary: known };
		expect(await ask(target, known)).toEqual(passed);
		expect((await ask(target, "")).cache).toBe("MISS");
		expect(await ask(target, "")).toEqual({ cache: "HIT", accepted: "br" });
		expect(await ask(target, known)).toEqual(passed);
		expect(await ask(target, known, "dcz;q=1,br")).toMatchObject({
			cache: "BYPASS",
			accepted: "dcz;q=1,br",
		});
		expect(await ask(target, "")).toEqual({ cache: "HIT", accepted: "br" });
	},
);

test.each([
	["no hash", "AAAA", usual],
	["a hash that is too short", `:${"A".repeat(42)}=:`, usual],
	["a hash that is too long", `:${"A".repeat(44)}=:`, usual],
	["two hashes", `${known}, ${known}`, usual],
	["a hash, and takes no dcz", known, "gzip, br, dcb, xdcz, dczx"],
])(
	"a request whose dictionary header names %s is served from the cache",
	async (_what, dictionary, accepted) => {
		const ask = await startEcho();
		await ask("/assets/main-1A.js", "");
		const { cache } = await ask("/assets/main-1A.js", dictionary, accepted);
		expect(cache).toBe("HIT");
	},
);

test.each([
	"/en-US/about",
	"/assets/font-1A.woff2",
	"/_i18n/en-US/about.json?v=1",
	"/builds/meta/1.json",
	"/assets/main-1A.js?x=/assets/main-1A.js",
])("a dictionary has no effect on requests for %s", async (target) => {
	const ask = await startEcho();
	const { cache, accepted } = await ask(target, known);
	expect(accepted).toBe("br");
	expect(cache).not.toBe("BYPASS");
});
