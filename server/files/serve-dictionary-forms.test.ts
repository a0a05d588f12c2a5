import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, zstdDecompressSync } from "node:zlib";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { sendRaw } from "../connections/test-send-raw.ts";
import { createDictionaryForms } from "./dictionary-forms.ts";
import { serveFiles } from "./serve-files.ts";
import { makeKeptFolder, openBuild } from "./test-kept-builds.ts";

/** Incompressible text, except with a dictionary that contains it. */
function makeText(seed: string): string {
	return Array.from({ length: 60 }, (_, line) =>
		createHash("sha256").update(`${seed} ${line}`).digest("base64"),
	).join("\n");
}

const text = makeText("site");
const older = `older ${text}`;
const old = `old ${text}`;
const fresh = `${text} fresh`;
const address = "/assets/main-FRESH.js";
const usual = "gzip, deflate, br, zstd, dcb, dcz";

function nameOf(dictionary: string): string {
	return `:${createHash("sha256").update(dictionary).digest("base64")}:`;
}

interface Given {
	readonly files?: Readonly<Record<string, string>>;
	/** Earlier builds, in the order of their start. */
	readonly earlier?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Damages the folder of earlier builds before this one starts. */
	readonly harm?: (folder: string) => Promise<void>;
	readonly collect?: () => Promise<Map<string, Buffer>>;
}

/** The app of a build, and a function that prepares its dictionary forms. */
async function createAppAfter({
	files = { "assets/main-FRESH.js": fresh },
	earlier = {
		one: { "assets/main-OLDER.js": older },
		two: { "assets/main-OLD.js": old },
	},
	harm = async () => {},
	collect,
}: Given = {}) {
	const kept = makeKeptFolder();
	for (const [id, contents] of Object.entries(earlier))
		await openBuild(kept, id, contents).keep();
	await harm(kept);
	const client = await mkdtemp(path.join(tmpdir(), "client-"));
	onTestFinished(() => rm(client, { recursive: true }));
	const contents = new Map<string, Buffer>();
	for (const [name, content] of Object.entries(files)) {
		contents.set(name, Buffer.from(content));
		contents.set(`${name}.br`, brotliCompressSync(content));
	}
	for (const [name, bytes] of contents) {
		await mkdir(path.dirname(path.join(client, name)), { recursive: true });
		await writeFile(path.join(client, name), bytes);
	}
	const lines: string[] = [];
	const dictionaryForms = createDictionaryForms({
		collect: collect ?? (async () => contents),
		keptBuilds: openBuild(kept, "three"),
		logger: pino({}, { write: (line: string) => void lines.push(line) }),
	});
	const app = await createTestApp(
		{},
		{ dictionaryForms, serveFiles: await serveFiles(client) },
	);
	return { app, lines, prepare: () => dictionaryForms.prepare() };
}

async function createReadyApp(given?: Given) {
	const { app, prepare } = await createAppAfter(given);
	await prepare();
	return app;
}

test.each([
	["the last", old],
	["an earlier", older],
])(
	"a client with the file of %s build gets a dictionary-compressed response",
	async (_which, dictionary) => {
		const app = await createReadyApp();
		const { status, headers, bytes } = await sendRaw(app, address, {
			"Accept-Encoding": usual,
			"Available-Dictionary": nameOf(dictionary),
		});
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			"content-encoding": "dcz",
			"content-type": "text/javascript; charset=utf-8",
			"content-length": String(bytes.length),
			"cache-control": "public, max-age=31536000, immutable",
			vary: "Accept-Encoding, Available-Dictionary",
			"use-as-dictionary": 'match="/assets/main-*.js"',
			"x-content-type-options": "nosniff",
		});
		expect(bytes.length).toBeLessThan(150);
		// RFC 9842, section 5: a skippable frame with the dictionary's hash, then a Zstandard frame.
		expect(bytes.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
		expect(`:${bytes.subarray(8, 40).toString("base64")}:`).toBe(
			nameOf(dictionary),
		);
		const given = { dictionary: Buffer.from(dictionary) };
		expect(zstdDecompressSync(bytes.subarray(40), given).toString()).toBe(
			fresh,
		);
	},
);

const known = nameOf(old);
test.each([
	["no dictionary", undefined, usual],
	["none of ours", nameOf("theirs"), usual],
	["the file itself", nameOf(fresh), usual],
	["a hash without colons", known.slice(1, -1), usual],
	["a hash with a parameter", `${known};a=1`, usual],
	["8 KB of colons", ":".repeat(8000), usual],
	["the name of an object's part", "__proto__", usual],
	["a known one, and refuses dcz", known, "br, dcz;q=0"],
	["a known one, and prefers brotli", known, "br, dcz;q=0.5"],
	["a known one, and takes dcb alone of the two", known, "dcb, br"],
])(
	"brotli is sent to a client that names %s",
	async (_what, dictionary, accepted) => {
		const app = await createReadyApp();
		const { status, headers, bytes } = await sendRaw(app, address, {
			"Accept-Encoding": accepted,
			...(dictionary === undefined
				? {}
				: { "Available-Dictionary": dictionary }),
		});
		expect(status).toBe(200);
		expect(headers["content-encoding"]).toBe("br");
		expect(headers.vary).toBe("Accept-Encoding, Available-Dictionary");
		expect(headers["use-as-dictionary"]).toBe('match="/assets/main-*.js"');
		expect(bytes.equals(brotliCompressSync(fresh))).toBe(true);
	},
);

test("HEAD gets the headers of the dictionary form, and a range request gets all of it", async () => {
	const app = await createReadyApp();
	const asked = { "Accept-Encoding": usual, "Available-Dictionary": known };
	const whole = await sendRaw(app, address, asked);
	const head = await sendRaw(app, address, asked, "HEAD");
	const part = await sendRaw(app, address, { ...asked, Range: "bytes=0-9" });
	expect(head.bytes.length).toBe(0);
	expect([head.status, part.status]).toEqual([200, 200]);
	expect(part.bytes.equals(whole.bytes)).toBe(true);
	for (const name of ["content-encoding", "content-length", "etag", "vary"])
		expect(head.headers[name], name).toBe(whole.headers[name]);
});

test("each dictionary form has its own strong ETag, and 304 is returned only for that one", async () => {
	const app = await createReadyApp();
	const askWith = (dictionary: string, tag = '"none"') =>
		sendRaw(app, address, {
			"Accept-Encoding": usual,
			"Available-Dictionary": nameOf(dictionary),
			"If-None-Match": tag,
		});
	const answers = await Promise.all(
		[old, older, "none"].map((d) => askWith(d)),
	);
	const tags = answers.map(({ headers }) => String(headers.etag));
	expect(new Set(tags).size).toBe(3);
	for (const tag of tags) {
		expect(tag).toMatch(/^"[\w-]+"$/);
		const { status, headers, bytes } = await askWith(old, tag);
		expect(status).toBe(tag === tags[0] ? 304 : 200);
		expect(headers.etag).toBe(tags[0]);
		expect(bytes.length > 0).toBe(status === 200);
	}
});

test("brotli is sent until the dictionary forms are ready", async () => {
	const { app, lines, prepare } = await createAppAfter();
	const ask = async () => {
		const asked = { "Accept-Encoding": usual, "Available-Dictionary": known };
		const { headers } = await sendRaw(app, address, asked);
		return headers["content-encoding"];
	};
	expect(await ask()).toBe("br");
	await prepare();
	expect(await ask()).toBe("dcz");
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: 30, forms: 2 },
	]);
});

test("a kept file that was modified is not used as a dictionary", async () => {
	const changed = `${old} changed`;
	const app = await createReadyApp({
		harm: (folder) =>
			writeFile(path.join(folder, "two/assets/main-OLD.js"), changed),
	});
	for (const [dictionary, encoding] of [
		[changed, "br"],
		[old, "br"],
		[older, "dcz"],
	] as const) {
		const { headers } = await sendRaw(app, address, {
			"Accept-Encoding": usual,
			"Available-Dictionary": nameOf(dictionary),
		});
		expect(headers["content-encoding"]).toBe(encoding);
	}
});

test.each([
	["has become a wholly other one", "assets/main-OLD.js", makeText("other")],
	["was a style, not a script", "assets/main-OLD.css", old],
	["has another stem", "assets/start-OLD.js", old],
	["has no stem", "assets/main.js", old],
	["is no fingerprinted one", "main-OLD.js", old],
	["is too long to look back over", "assets/main-OLD.js", text.padEnd(5e6)],
])(
	"a file that %s is not used as a dictionary",
	async (_why, name, dictionary) => {
		const app = await createReadyApp({
			earlier: { one: { [name]: dictionary } },
		});
		const { headers } = await sendRaw(app, address, {
			"Accept-Encoding": usual,
			"Available-Dictionary": nameOf(dictionary),
		});
		expect(headers["content-encoding"]).toBe("br");
	},
);

test("no dictionary form is made for an unchanged file", async () => {
	const { lines, prepare } = await createAppAfter({
		earlier: {
			one: { "assets/main-FRESH.js": fresh, "assets/main-OLD.js": old },
		},
	});
	await prepare();
	expect(lines.map((line) => JSON.parse(line).forms)).toEqual([0]);
});

test("brotli is sent when there are no earlier builds or files cannot be read", async () => {
	const failed = await createAppAfter({
		collect: () => Promise.reject(new Error("no disk")),
	});
	const first = await createAppAfter({ earlier: {} });
	for (const { app, prepare } of [failed, first]) {
		await prepare();
		const asked = { "Accept-Encoding": usual, "Available-Dictionary": known };
		const { headers } = await sendRaw(app, address, asked);
		expect(headers["content-encoding"]).toBe("br");
	}
	expect(failed.lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: 40, err: { message: "no disk" } },
	]);
	expect(first.lines).toEqual([]);
});

test.each([
	["/assets/site-0a1b.css", 'match="/assets/site-*.css"'],
	["/assets/page-parts-0A1B.js", 'match="/assets/page-parts-*.js"'],
	["/assets/small-0A1B.js", undefined],
	["/assets/font-latin-0A1B.woff2", undefined],
	["/downloads/form-0A1B.js", undefined],
])("%s has the Use-As-Dictionary header %s", async (target, expected) => {
	const app = await createReadyApp({
		files: {
			[target.slice(1)]: target.includes("small") ? text.slice(0, 511) : text,
		},
	});
	const { status, headers } = await sendRaw(app, target, {});
	expect(status).toBe(200);
	expect(headers["use-as-dictionary"]).toBe(expected);
	expect(String(headers.vary).includes("Available-Dictionary")).toBe(
		expected !== undefined,
	);
});
