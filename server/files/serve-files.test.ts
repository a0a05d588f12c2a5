import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import request from "supertest";
import { expect, test } from "vitest";
import {
	agents,
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { localeCodes } from "../../shared/locales.ts";
import { sendRaw } from "../connections/test-send-raw.ts";
import { serveFiles } from "./serve-files.ts";

const app = await createTestApp();
const { assets } = await testDependencies();
const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	identity: (bytes) => bytes,
};

/** The app on a separate folder, removed after the test. */
async function createAppOn(files: Readonly<Record<string, string>>) {
	const root = makeFolder();
	const folder = path.join(root, "client");
	await writeFile(path.join(root, "secret.txt"), "secret");
	for (const [name, text] of Object.entries(files)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), text);
	}
	await symlink(path.join(root, "secret.txt"), path.join(folder, "link.txt"));
	return createTestApp({}, { serveFiles: await serveFiles(folder) });
}

test.each(localeCodes)(
	"a document to fill in downloads as an attachment and is revalidated: %s",
	async (locale) => {
		const address = `/downloads/${locale}/offer-letter.docx`;
		const { headers } = await request(app).get(address).expect(200);
		expect(headers["content-type"]).toBe(
			"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		);
		expect(headers["content-disposition"]).toBe(
			'attachment; filename="offer-letter.docx"',
		);
		await request(app)
			.get(address)
			.set("If-None-Match", headers.etag ?? "")
			.expect(304);
	},
);

test("other files have no Content-Disposition", async () => {
	const { headers } = await request(app).get(assets.script).expect(200);
	expect(headers["content-disposition"]).toBeUndefined();
});

test.each([
	[assets.script, "text/javascript; charset=utf-8"],
	[assets.errorScript, "text/javascript; charset=utf-8"],
	[assets.stylesheet, "text/css; charset=utf-8"],
	[assets.speculationRules, "application/speculationrules+json; charset=utf-8"],
])("the fingerprinted %s is immutable", async (address, type) => {
	const answer = await request(app).get(address);
	expect(answer.status).toBe(200);
	expect(answer.headers["content-type"]).toBe(type);
	expect(answer.headers["cache-control"]).toBe(
		"public, max-age=31536000, immutable",
	);
	expect(answer.headers["x-content-type-options"]).toBe("nosniff");
	expect(answer.headers["x-build-id"]).toBe(assets.buildId);
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("/favicon.ico exists and is cacheable for a day", async () => {
	const { status, headers } = await request(app).get("/favicon.ico");
	expect(status).toBe(200);
	expect(headers["content-type"]).toBe("image/x-icon");
	expect(headers["cache-control"]).toBe("public, max-age=86400");
});

test.each([
	["/icon.svg", "image/svg+xml"],
	["/icon-192.png", "image/png"],
])(
	"%s, without a fingerprint, is cacheable for an hour",
	async (address, type) => {
		const answer = await request(app).get(address);
		expect(answer.status).toBe(200);
		expect(answer.headers["content-type"]).toBe(type);
		expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
	},
);

test.each([
	["br", "br"],
	["gzip", "gzip"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, br;q=0.5", "gzip"],
	["br;q=0, gzip", "gzip"],
	["zstd", "identity"],
	["identity", "identity"],
])("Accept-Encoding %s selects the %s form", async (accepted, encoding) => {
	const [answer, plain] = await Promise.all([
		sendRaw(app, assets.script, { "Accept-Encoding": accepted }),
		sendRaw(app, assets.script, {}),
	]);
	expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
	expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
	expect(decoders[encoding]?.(answer.bytes).equals(plain.bytes)).toBe(true);
	expect(plain.bytes.length).toBeGreaterThan(1000);
});

test("the forms of a file have distinct strong ETags and vary by encoding", async () => {
	const forms = await Promise.all(
		["br", "gzip", "identity"].map((encoding) =>
			sendRaw(app, assets.script, { "Accept-Encoding": encoding }),
		),
	);
	const tags = forms.map(({ headers }) => String(headers.etag));
	expect(new Set(tags).size).toBe(3);
	for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
	for (const { headers } of forms)
		expect(headers.vary).toBe("Accept-Encoding, Available-Dictionary");
});

test("an image has a single form, whatever Accept-Encoding says", async () => {
	const answer = await sendRaw(app, "/icon-192.png", {
		"Accept-Encoding": "br",
	});
	expect(answer.headers["content-encoding"]).toBeUndefined();
	expect(answer.headers.vary).toBeUndefined();
});

test.each(["br", "gzip", "identity"])(
	"the %s form returns 304 only for its own ETag",
	async (encoding) => {
		const ask = (tag: string) =>
			request(app)
				.get(assets.script)
				.set("Accept-Encoding", encoding)
				.set("If-None-Match", tag);
		const { etag } = (await ask('"other"').expect(200)).headers;
		const same = await ask(String(etag));
		expect(same.status).toBe(304);
		expect(same.text).toBe("");
		expect(same.headers.etag).toBe(etag);
		expect(same.headers["cache-control"]).toBe(
			"public, max-age=31536000, immutable",
		);
		for (const other of ["br", "gzip", "identity"].filter(
			(e) => e !== encoding,
		))
			await request(app)
				.get(assets.script)
				.set("Accept-Encoding", other)
				.set("If-None-Match", String(etag))
				.expect(200);
	},
);

test.each(["get", "head", "post"] as const)(
	"a missing asset is a plain-text 404 to %s, even for people",
	async (method) => {
		const answer = await request(app)
			[method]("/assets/main-00000000.js")
			.set("User-Agent", agents.person)
			.set("Accept", "text/html");
		expect(answer.status).toBe(404);
		expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["x-robots-tag"]).toBe("noindex");
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		expect(answer.text).toBe(method === "head" ? undefined : "Not Found\n");
	},
);

test.each([
	"/assets/",
	`${assets.script}.br`,
	"/assets/../../manifest.json",
	"/assets/%2e%2e/%2e%2e/manifest.json",
	"/assets/..%5c..%5cmanifest.json",
	"/assets/%00",
	"/assets/%E4%B8",
	"/assets/__proto__",
])("the path %s returns a plain-text 404", async (target) => {
	const answer = await sendRaw(app, target, { "User-Agent": agents.person });
	expect(answer.status).toBe(404);
	expect(answer.text).toBe("Not Found\n");
});

test.each([
	"/../manifest.json",
	"/%2e%2e/manifest.json",
	"/..%5cmanifest.json",
	"/manifest.json",
	"/pictures",
])("%s exposes no file outside the folder", async (target) => {
	const answer = await sendRaw(app, target, { "User-Agent": agents.robot });
	expect(answer.status).toBe(404);
	expect(answer.text).toBe("Not Found\n");
});

test("HEAD gets the headers of GET and no body", async () => {
	const [head, get] = await Promise.all([
		request(app).head(assets.stylesheet).set("Accept-Encoding", "br"),
		request(app).get(assets.stylesheet).set("Accept-Encoding", "br"),
	]);
	expect(head.status).toBe(200);
	expect(head.text).toBeUndefined();
	for (const name of [
		"content-length",
		"content-type",
		"content-encoding",
		"cache-control",
		"etag",
		"vary",
	])
		expect(head.headers[name], name).toBe(get.headers[name]);
});

test.each(["bytes=0-10", "nonsense"])(
	"the range %s is ignored, and the whole file is returned with 200",
	async (range) => {
		const whole = await sendRaw(app, "/icon-192.png", {});
		const answer = await sendRaw(app, "/icon-192.png", { Range: range });
		expect(answer.status).toBe(200);
		expect(answer.headers["content-range"]).toBeUndefined();
		expect(answer.bytes.equals(whole.bytes)).toBe(true);
	},
);

test.each([
	["*", 304],
	['"a", "b"', 200],
	["W/", 200],
	['"', 200],
	["\u00ff".repeat(50), 200],
	[`"${"x".repeat(4000)}"`, 200],
])("the unusual If-None-Match %j returns %i", async (tag, status) => {
	await request(app)
		.get(assets.script)
		.set("If-None-Match", tag)
		.expect(status);
});

test("a query string makes no difference", async () => {
	await request(app).get(`${assets.script}?v=1`).expect(200);
});

test.each([
	["/notes.txt", "notes"],
	["/deep/er/notes.txt", "deeper"],
	["/two%20words.txt", "words"],
	["/%E6%8A%A5%E5%91%8A.txt", "report"],
	["/50%25.txt", "percent"],
	["/%6Eotes.txt", "notes"],
])("the file at %s is served by its encoded name", async (target, text) => {
	const site = await createAppOn({
		"notes.txt": "notes",
		"deep/er/notes.txt": "deeper",
		"two words.txt": "words",
		"报告.txt": "report",
		"50%.txt": "percent",
	});
	const answer = await sendRaw(site, target);
	expect(answer.status).toBe(200);
	expect(answer.text).toBe(text);
	expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
});

test("a symlink out of the folder is not followed", async () => {
	const site = await createAppOn({ "notes.txt": "notes" });
	const answer = await sendRaw(site, "/link.txt", {
		"User-Agent": agents.robot,
	});
	expect(answer.status).toBe(404);
	expect(answer.text).toBe("Not Found\n");
});

test("a file of unknown type is served as application/octet-stream", async () => {
	const site = await createAppOn({ "data.unknown": "x" });
	const answer = await sendRaw(site, "/data.unknown");
	expect(answer.headers["content-type"]).toBe("application/octet-stream");
});

test("social cards are read from disk on request, and unknown paths return no card", async () => {
	const own = await createAppOn({ "cards/en-US/about.png": "a card" });
	const answer = await request(own).get("/cards/en-US/about.png").buffer(true);
	expect(answer.headers["content-type"]).toBe("image/png");
	expect(answer.body.toString()).toBe("a card");
	const again = await request(own)
		.get("/cards/en-US/about.png")
		.set("If-None-Match", answer.headers.etag ?? "");
	expect(again.status).toBe(304);
	for (const target of ["/cards/../../secret.txt", "/cards/none.png", "/cards"])
		expect((await sendRaw(own, target)).status).not.toBe(200);
});
