import { once } from "node:events";
import http from "node:http";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../test/test-site.ts";
import { createSiteView } from "./site-view.ts";

const own = "http://127.0.0.1:3101";
const editor = "http://127.0.0.1:3100";

test("the site view can be framed by the editor only, loads a missing page again, and rejects other hosts and other sites", async () => {
	const site = http.createServer((_, res) => {
		res.setHeader("X-Frame-Options", "DENY");
		res.setHeader(
			"Content-Security-Policy",
			"default-src 'self'; frame-ancestors 'none'",
		);
		res.writeHead(404).end("page");
	});
	const port = await findFreePort();
	site.listen(port, "127.0.0.1");
	await once(site, "listening");
	onTestFinished(() => void site.close());
	const view = createSiteView(`http://127.0.0.1:${port}`, own, editor);
	const answer = await request(view).get("/x").set("Host", "127.0.0.1:3101");
	expect(answer.status).toBe(404);
	expect(answer.text).toBe("page");
	expect(answer.headers).not.toHaveProperty("x-frame-options");
	expect(answer.headers["content-security-policy"]).toBe(
		`default-src 'self'; frame-ancestors ${editor}`,
	);
	expect(answer.headers).not.toHaveProperty("refresh");
	const framed = await request(view)
		.get("/x")
		.set({ Host: "127.0.0.1:3101", "Sec-Fetch-Dest": "iframe" });
	expect(framed.headers.refresh).toBe("2");
	const other = await request(view).get("/x").set("Host", "evil.example");
	expect(other.status).toBe(403);
	for (const [from, status] of [
		["cross-site", 403],
		["same-site", 404],
		["same-origin", 404],
		["none", 404],
	] as const) {
		const headers = { Host: "127.0.0.1:3101", "Sec-Fetch-Site": from };
		expect((await request(view).get("/x").set(headers)).status).toBe(status);
	}
});

test("the site view answers 503 with a refresh, and says where it looks, while the site does not respond", async () => {
	const view = createSiteView("http://127.0.0.1:1", own, editor);
	const answer = await request(view).get("/").set("Host", "127.0.0.1:3101");
	expect(answer.status).toBe(503);
	expect(answer.headers.refresh).toBe("1");
	expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
	expect(answer.text).toMatch(
		/^网站正在启动.*\nThe site is starting.* http:\/\/127\.0\.0\.1:1$/,
	);
});
