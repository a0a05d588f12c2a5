import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { leftInOldSpace } from "../../scripts/test/left-in-old-space.ts";
import { compressResponses } from "./compress-responses.ts";

const text = "<p>Notice periods differ by country.</p>".repeat(100);

/** An app that sends a text, in one chunk or two. */
function createTexts(body: string, headers: Record<string, string> = {}) {
	const app = express();
	app.use(compressResponses);
	app.get("/whole", (_req, res) => {
		res.set({ "Content-Type": "text/html; charset=utf-8", ...headers });
		res.end(Buffer.from(body));
	});
	app.get("/pieces", (_req, res) => {
		res.set("Content-Type", "text/html; charset=utf-8");
		res.write(Buffer.from(body));
		res.end(Buffer.from(body));
	});
	return app;
}

test.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["deflate", "deflate"],
	["br;q=0, gzip;q=0.5", "gzip"],
])(
	"a whole response to Accept-Encoding %s is compressed with %s and has a Content-Length",
	async (accepted, coding) => {
		const { headers, text: received } = await request(createTexts(text))
			.get("/whole")
			.set("Accept-Encoding", accepted);
		expect(headers).toMatchObject({
			"content-encoding": coding,
			vary: "Accept-Encoding",
		});
		expect(Number(headers["content-length"])).toBeLessThan(text.length / 4);
		expect(headers["transfer-encoding"]).toBeUndefined();
		expect(received).toBe(text);
	},
);

test.each([
	["nobody takes", text, "identity", {}],
	["is short", "short", "br", {}],
	["is to stay as it is", text, "br", { "Cache-Control": "no-transform" }],
	["is a picture", text, "br", { "Content-Type": "image/avif" }],
])(
	"a response that %s is not compressed",
	async (_what, body, accepted, headers) => {
		const answer = await request(createTexts(body, headers))
			.get("/whole")
			.set("Accept-Encoding", accepted);
		expect(answer.headers["content-encoding"]).toBeUndefined();
		expect((answer.text ?? answer.body.toString()).length).toBe(body.length);
	},
);

test("a response that already has a Content-Encoding keeps it", async () => {
	const app = createTexts(text, { "Content-Encoding": "identity-of-ours" });
	const { headers } = await request(app)
		.get("/whole")
		.set("Accept-Encoding", "br");
	expect(headers["content-encoding"]).toBe("identity-of-ours");
	expect(headers["content-length"]).toBe(String(text.length));
});

test.each([
	["comes in pieces", "/pieces", text],
	["is long", "/whole", text.repeat(100)],
])(
	"a response that %s is compressed as a stream",
	async (_what, path, body) => {
		const { headers, text: received } = await request(createTexts(body))
			.get(path)
			.set("Accept-Encoding", "br");
		expect(headers["content-encoding"]).toBe("br");
		expect(headers["content-length"]).toBeUndefined();
		expect(received.startsWith(body)).toBe(true);
	},
);

test("listeners for drain that were there before the first piece hear the stream", async () => {
	const app = express().use(compressResponses);
	app.get("/", (_req, res) => {
		res.set("Content-Type", "text/html; charset=utf-8");
		res.once("drain", () => res.end("the end"));
		while (res.write(text));
	});
	const answer = await request(app).get("/").set("Accept-Encoding", "br");
	expect(answer.text.endsWith("the end")).toBe(true);
});

test("a response in one piece is no longer in memory after two small collections", () => {
	const app = express().use(compressResponses, () => undefined);
	const socket = new Socket();
	const left = leftInOldSpace(500, () => {
		const req = new IncomingMessage(socket);
		req.url = "/";
		app(req, new ServerResponse(req));
	});
	expect(left).toBeLessThan(500);
});

test("a HEAD response is not compressed", async () => {
	const { headers } = await request(createTexts(text))
		.head("/whole")
		.set("Accept-Encoding", "br");
	expect(headers["content-encoding"]).toBeUndefined();
});
