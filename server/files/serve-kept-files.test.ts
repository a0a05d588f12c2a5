import request from "supertest";
import { expect, test } from "vitest";
import {
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { sendRaw } from "../connections/test-send-raw.ts";
import { makeKeptFolder, openBuild } from "./test-kept-builds.ts";

/** The app, with what an instance of an earlier build left behind. */
async function createAppAfter(earlier: string) {
	const folder = makeKeptFolder();
	await openBuild(folder, earlier).keep();
	const { assets } = await testDependencies();
	const keptBuilds = openBuild(folder, assets.buildId);
	return { app: await createTestApp({}, { keptBuilds }), assets };
}

test("a file of an earlier build is served unchanged", async () => {
	const { app, assets } = await createAppAfter("0ld");
	const answer = await sendRaw(app, "/assets/main-0ld.js?x", {
		"Accept-Encoding": "br",
	});
	expect(answer.status).toBe(200);
	expect(answer.text).toBe("small main of 0ld");
	expect(answer.headers).toMatchObject({
		"content-type": "text/javascript; charset=utf-8",
		"content-encoding": "br",
		"cache-control": "public, max-age=31536000, immutable",
		vary: "Accept-Encoding",
		"x-content-type-options": "nosniff",
		"x-build-id": assets.buildId,
	});
	await request(app)
		.get("/assets/main-0ld.js")
		.set("Accept-Encoding", "br")
		.set("If-None-Match", String(answer.headers.etag))
		.expect(304);
});

test("files of the running build take precedence over earlier builds", async () => {
	const { app, assets } = await createAppAfter("0ld");
	await request(app).get(assets.script).expect(200);
});

test("a file of an earlier build rejects POST, and an unknown file is a plain-text 404", async () => {
	const { app } = await createAppAfter("0ld");
	await request(app).post("/assets/main-0ld.js").expect(405);
	const missing = await request(app).get("/assets/main-0lder.js");
	expect(missing.status).toBe(404);
	expect(missing.headers["cache-control"]).toBe("no-store");
	expect(missing.text).toBe("Not Found\n");
});

test("messages and route rules of an earlier build are immutable", async () => {
	const { app, assets } = await createAppAfter("0ld");
	const messages = await request(app).get("/_i18n/en-US/about.json?v=0ld");
	expect(messages.status).toBe(200);
	expect(messages.body).toEqual({ title: "About 0ld" });
	expect(messages.headers).toMatchObject({
		"cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
		"content-type": "application/json; charset=utf-8",
		"content-language": "en-US",
		"x-build-id": assets.buildId,
	});
	const meta = await request(app).get("/builds/meta/0ld.json");
	expect(meta.status).toBe(200);
	expect(meta.body).toEqual({ id: "0ld" });
	expect(meta.headers["cache-control"]).toBe(
		"public, max-age=31536000, immutable",
	);
});

test.each([
	"/_i18n/en-US/about.json?v=0lder",
	"/_i18n/en-US/other.json?v=0ld",
	"/_i18n/en-US/pages/about.json?v=0ld",
	"/_i18n/en-US/about.json?v=..",
	"/_i18n/en-US/about.json?v=__proto__",
	"/builds/meta/0lder.json",
	"/builds/meta/0ld",
])(
	"%s belongs to no kept build and returns 404, not stored",
	async (target) => {
		const { app } = await createAppAfter("0ld");
		const answer = await sendRaw(app, target, { Accept: "application/json" });
		expect(answer.status).toBe(404);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(JSON.parse(answer.text)).toMatchObject({
			detail: expect.stringMatching(/^Unknown (build|namespace)\.$/),
		});
	},
);
