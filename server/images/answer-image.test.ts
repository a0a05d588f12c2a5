import { once } from "node:events";
import {
	readdir,
	readFile,
	symlink,
	truncate,
	utimes,
	writeFile,
} from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import pino from "pino";
import sharp from "sharp";
import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { sendRaw } from "../connections/test-send-raw.ts";
import { openImageCache } from "./image-cache.ts";
import { listCached } from "./list-cached.ts";
import {
	countUse,
	createImageApp,
	drawPicture,
	forgeSize,
	noCache,
	startRemote,
} from "./test-images.ts";

const yearLong = "public, max-age=31536000, immutable";
const site = await createTestApp();
const picture = await drawPicture(400, 200);
const shared = await createImageApp({
	"a.png": picture,
	"nested/two words.png": picture,
	"wide.png": await drawPicture(3200, 64),
});

/** Requests as a program, which gets problem details. */
function ask(app: typeof site, query: string) {
	return sendRaw(app, `/_image?${query}`, { Accept: "application/json" });
}

/** Checks that a refusal is not stored and has none of the image's headers. */
function expectRefusal(
	answer: Awaited<ReturnType<typeof ask>>,
	status: number,
	detail: string,
): void {
	expect(answer.headers["content-type"]).toBe(
		"application/problem+json; charset=utf-8",
	);
	expect(JSON.parse(answer.text)).toMatchObject({ status, detail });
	expect(answer.status).toBe(status);
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(answer.headers.etag).toBeUndefined();
	expect(answer.headers["content-security-policy"]).toContain(
		"default-src 'self'",
	);
}

test.each([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])(
	"an image is resized to %i pixels wide",
	async (width) => {
		const answer = await request(shared.app).get(
			`/_image?url=/wide.png&w=${width}`,
		);
		expect(answer.status).toBe(200);
		const made = await sharp(answer.body).metadata();
		expect(made).toMatchObject({ format: "webp", width });
	},
);

test("an image of the site is returned with type, cache, CSP and ETag headers", async () => {
	const answer = await request(site).get(
		"/_image?url=/pictures/desert.png&w=640",
	);
	expect(answer.status).toBe(200);
	expect(answer.headers).toMatchObject({
		"content-type": "image/webp",
		"cache-control": yearLong,
		"content-security-policy": "default-src 'none'",
		"x-content-type-options": "nosniff",
		"content-length": String(answer.body.length),
	});
	expect(answer.headers.etag).toMatch(/^"[\w-]{27}"$/);
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect(answer.headers["x-build-id"]).toMatch(/^[a-z0-9]+$/);
});

test("an image that was made still counts in the disk cache after a restart", async () => {
	const { app, cacheFolder } = await createImageApp({ "a.png": picture });
	await request(app).get("/_image?url=/a.png&w=320");
	const cached = [...(await listCached(cacheFolder)).keys()];
	expect(cached).toEqual(await readdir(cacheFolder));
	expect(cached).toHaveLength(1);
});

test("an image is never enlarged", async () => {
	const answer = await request(shared.app).get("/_image?url=/a.png&w=3072");
	expect(await sharp(answer.body).metadata()).toMatchObject({
		width: 400,
		height: 200,
	});
});

test("a path with an encoded space is found", async () => {
	const answer = await ask(shared.app, "url=/nested/two%2520words.png&w=320");
	expect(answer.status).toBe(200);
});

test("the default quality is 100", async () => {
	const source = await readFile("public/pictures/desert.png");
	const { app } = await createImageApp({ "a.png": source });
	const [usual, best, poor] = await Promise.all(
		["", "&q=100", "&q=1"].map((quality) =>
			request(app).get(`/_image?url=/a.png&w=640${quality}`),
		),
	);
	expect(usual?.headers.etag).toBe(best?.headers.etag);
	expect(usual?.body.equals(best?.body)).toBe(true);
	expect(poor?.headers.etag).not.toBe(best?.headers.etag);
	expect(poor?.body.length).toBeLessThan(best?.body.length);
});

test("an invalid query is rejected before the disk is accessed", async () => {
	const { app } = await createImageApp({}, { folder: "/nonexistent/folder" });
	const answer = await ask(app, "url=/a.png&w=320&q=0");
	expectRefusal(answer, 400, "q: allowed are 1 to 100");
});

test.each([
	"/%25252e%25252e/secret.png",
	"/%c0%ae%c0%ae/secret.png",
	"/%252fetc/hostname",
	"/link.png",
	"/outside/secret.png",
	"/dangling.png",
])("the path traversal attempt %s exposes nothing", async (url) => {
	const { app, root, folder } = await createImageApp({ "a.png": picture });
	await writeFile(path.join(root, "secret.png"), picture);
	await symlink(path.join(root, "secret.png"), path.join(folder, "link.png"));
	await symlink(root, path.join(folder, "outside"));
	await symlink("nowhere.png", path.join(folder, "dangling.png"));
	const answer = await ask(app, `url=${url}&w=320`);
	expectRefusal(answer, 404, "There is no such picture.");
});

test("a symlink within the folder is followed", async () => {
	const { app, folder } = await createImageApp({ "a.png": picture });
	await symlink("a.png", path.join(folder, "link.png"));
	expect((await ask(app, "url=/link.png&w=320")).status).toBe(200);
});

test("a symlink into a sibling folder with the same name prefix is not followed", async () => {
	const { app, folder } = await createImageApp();
	await writeFile(`${folder}-secret.png`, picture);
	await symlink(`${folder}-secret.png`, path.join(folder, "link.png"));
	expect((await ask(app, "url=/link.png&w=320")).status).toBe(404);
});

test.each([
	"/missing.png",
	"/missing/a.png",
	"/a.png/",
	"/a.png/more.png",
	"/nested",
	"/",
	`/${"x".repeat(1000)}.png`,
	"/__proto__",
])("the path %s has no image and returns 404", async (url) => {
	const answer = await ask(shared.app, `url=${url}&w=320`);
	expectRefusal(answer, 404, "There is no such picture.");
});

const svg = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="9" height="9"/></svg>',
);

test.each([
	["drawing.svg", svg],
	["drawing.png", svg],
	["script.js", Buffer.from("alert(1)")],
	["empty.png", Buffer.alloc(0)],
	["cut.png", picture.subarray(0, picture.length - 20)],
	["20-megabytes.png", Buffer.alloc(20 * 1024 * 1024)],
])(
	"%s is rejected as an image that cannot be converted",
	async (name, bytes) => {
		const { app } = await createImageApp({ [name]: bytes });
		expectRefusal(
			await ask(app, `url=/${name}&w=320`),
			400,
			"url: not a picture that can be converted (SVG is not)",
		);
	},
);

test("the site's own SVG icon is rejected as well", async () => {
	expect((await ask(site, "url=/icon.svg&w=320")).status).toBe(400);
});

test("a source over 20 MB is rejected", async () => {
	const { app, folder } = await createImageApp({ "large.png": picture });
	await truncate(path.join(folder, "large.png"), 20 * 1024 * 1024 + 1);
	expectRefusal(
		await ask(app, "url=/large.png&w=320"),
		400,
		"url: the picture is larger than 20 MB",
	);
});

test("a source over 50 megapixels is rejected", async () => {
	const { app } = await createImageApp({
		"huge.png": await forgeSize(10_000, 5_001),
	});
	expectRefusal(
		await ask(app, "url=/huge.png&w=320"),
		400,
		"url: the picture has more than 50 megapixels",
	);
});

test("a conditional request returns 304 without touching the cache", async () => {
	const use = countUse(noCache);
	const { app } = await createImageApp(
		{ "a.png": picture },
		{ cache: use.cache },
	);
	const target = "/_image?url=/a.png&w=320&q=80";
	const { etag } = (await request(app).get(target).expect(200)).headers;
	expect(use.count).toEqual({ get: 1, set: 1 });
	const same = await request(app)
		.get(target)
		.set("If-None-Match", String(etag));
	expect(same.status).toBe(304);
	expect(same.headers).toMatchObject({
		etag,
		"cache-control": yearLong,
		"content-security-policy": "default-src 'none'",
	});
	expect(same.headers["content-length"]).toBeUndefined();
	expect(use.count).toEqual({ get: 1, set: 1 });
});

test("the ETag changes with the width, the quality and the content", async () => {
	const { app, folder } = await createImageApp({ "a.png": picture });
	await utimes(path.join(folder, "a.png"), 1000, 1000);
	const tagOf = async (query: string) =>
		(await ask(app, query)).headers.etag ?? "none";
	const tags = [
		await tagOf("url=/a.png&w=320"),
		await tagOf("url=/a.png&w=640"),
		await tagOf("url=/a.png&w=320&q=99"),
	];
	// Of the same length and modification time as the first image.
	const { length } = picture;
	const other = await drawPicture(401, 200);
	expect(other.length).toBe(length);
	await writeFile(path.join(folder, "a.png"), other);
	await utimes(path.join(folder, "a.png"), 1000, 1000);
	expect(tags).not.toContain("none");
	expect(new Set(tags).size).toBe(3);
	// The change is noticed within a second.
	const newTag = () => tagOf("url=/a.png&w=320");
	await expect.poll(newTag).not.toBe(tags[0]);
	expect(tags).not.toContain(await newTag());
});

test("identical images have the same ETag regardless of name and modification time", async () => {
	const { app, folder } = await createImageApp({
		"a.png": picture,
		"b.png": picture,
	});
	await utimes(path.join(folder, "b.png"), 1000, 1000);
	const first = await ask(app, "url=/a.png&w=320");
	const second = await ask(app, "url=/b.png&w=320");
	expect(first.headers.etag).toMatch(/^"/);
	expect(second.headers.etag).toBe(first.headers.etag);
});

test("HEAD returns the headers of GET and no body", async () => {
	const { app } = shared;
	const [head, get] = await Promise.all([
		request(app).head("/_image?url=/a.png&w=320"),
		request(app).get("/_image?url=/a.png&w=320"),
	]);
	expect(head.status).toBe(200);
	for (const name of ["content-length", "content-type", "etag"])
		expect(head.headers[name], name).toBe(get.headers[name]);
	expect(head.body).toEqual({});
});

test.each(["post", "put", "delete", "options"] as const)(
	"%s returns 405 with the allowed methods",
	async (method) => {
		const answer = await request(site)[method](
			"/_image?url=/icon-192.png&w=320",
		);
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe("GET, HEAD");
		expect(answer.headers["cache-control"]).toBe("no-store");
	},
);

test("concurrent requests for the same image do the work once", async () => {
	const release = Promise.withResolvers<void>();
	const { remote, count } = await startRemote(async (_req, res) => {
		await release.promise;
		res.end(picture);
	});
	const use = countUse(noCache);
	const { app } = await createImageApp(
		{},
		{ remote, cache: use.cache },
		{ IMAGE_HOSTS: "localhost" },
	);
	const server = createServer(app).listen(0);
	try {
		let arrived = 0;
		const all = Promise.withResolvers<void>();
		server.on("request", () => {
			if (++arrived === 6) all.resolve();
		});
		const answers = Promise.all(
			[320, 320, 320, 320, 320, 640].map((width) =>
				request(server)
					.get(`/_image?url=https://localhost/a.png&w=${width}`)
					.then((answer) => answer),
			),
		);
		await all.promise;
		release.resolve();
		const bodies = (await answers).map(({ status, body }) => {
			expect(status).toBe(200);
			return body;
		});
		for (const body of bodies.slice(1, 5))
			expect(body.equals(bodies[0])).toBe(true);
	} finally {
		server.close();
		await once(server, "close");
	}
	expect(count.requests).toBe(2);
	expect(use.count).toEqual({ get: 2, set: 2 });
});

test("failed image work is not cached", async () => {
	const bodies = [Buffer.from("broken"), picture];
	const { remote, count } = await startRemote((_req, res) => {
		res.end(bodies.shift());
	});
	const { app } = await createImageApp(
		{},
		{ remote },
		{ IMAGE_HOSTS: "localhost" },
	);
	const query = "url=https://localhost/a.png&w=320";
	expect((await ask(app, query)).status).toBe(400);
	expect((await ask(app, query)).status).toBe(200);
	expect((await ask(app, query)).status).toBe(200);
	expect(count.requests).toBe(2);
});

/** Makes an image, and a fresh app on the same folders with a counting cache. */
async function restart(
	damage: (cacheFolder: string) => Promise<void> = async () => {},
) {
	const { app, folder, cacheFolder } = await createImageApp({
		"a.png": picture,
	});
	const before = await request(app).get("/_image?url=/a.png&w=320");
	await damage(cacheFolder);
	const use = countUse(
		openImageCache(cacheFolder, 1_000_000, pino({ level: "silent" })),
	);
	const { app: restarted } = await createImageApp(
		{},
		{ folder, cache: use.cache },
	);
	return { before, restarted, count: use.count };
}

test("after a restart, an image comes from the disk cache", async () => {
	const { before, restarted, count } = await restart();
	const after = await request(restarted).get("/_image?url=/a.png&w=320");
	expect(after.status).toBe(200);
	expect(after.headers.etag).toBe(before.headers.etag);
	expect(after.body.equals(before.body)).toBe(true);
	expect(count).toEqual({ get: 1, set: 0 });
});

test.each([0, 40])(
	"a cached image truncated to %i bytes is regenerated",
	async (length) => {
		const { before, restarted, count } = await restart(async (folder) => {
			const [name = "", ...others] = await readdir(folder);
			expect(others).toEqual([]);
			await truncate(path.join(folder, name), length);
		});
		for (let times = 0; times < 2; times++) {
			const after = await request(restarted).get("/_image?url=/a.png&w=320");
			expect(after.status).toBe(200);
			expect(after.body.equals(before.body)).toBe(true);
		}
		expect(count).toEqual({ get: 1, set: 1 });
	},
);

test("images are served even when the cache folder is unusable", async () => {
	const { app } = await createImageApp(
		{ "a.png": picture },
		{},
		{ DATA_DIR: "/dev/null/data" },
	);
	for (let times = 0; times < 2; times++)
		expect((await ask(app, "url=/a.png&w=320")).status).toBe(200);
});
