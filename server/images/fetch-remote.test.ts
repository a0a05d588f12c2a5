import type { RequestListener } from "node:http";
import sharp from "sharp";
import request from "supertest";
import { expect, test } from "vitest";
import { sendRaw } from "../connections/test-send-raw.ts";
import { fetchRemote, type RemoteOptions } from "./fetch-remote.ts";
import { isPublicAddress } from "./public-address.ts";
import { createImageApp, drawPicture, startRemote } from "./test-images.ts";

const picture = await drawPicture(400, 200);

/** The app, with `localhost` as an allowed image host. */
async function createRemoteApp(listener: RequestListener) {
	const { remote, count } = await startRemote(listener);
	const { app } = await createImageApp({}, { hosts: ["localhost"], remote });
	const ask = async (url: string) => {
		const answer = await sendRaw(
			app,
			`/_image?w=320&url=${encodeURIComponent(url)}`,
			{ Accept: "application/json" },
		);
		const detail: unknown =
			answer.status === 200 ? undefined : JSON.parse(answer.text).detail;
		if (answer.status !== 200)
			expect(answer.headers["cache-control"]).toBe("no-store");
		return [answer.status, detail];
	};
	return { app, ask, count };
}

/** A local host, and a function that fetches from it, or says why not. */
async function openRemote(
	listener: RequestListener,
	changes: Partial<RemoteOptions> = {},
	hosts: readonly string[] = ["localhost"],
) {
	const { remote, count } = await startRemote(listener);
	const limits = { maximalBytes: 20 * 1024 * 1024, timeoutMs: 8000 };
	const options = { hosts, ...limits, ...remote, ...changes };
	const ask = (url: string) => fetchRemote(new URL(url), options);
	return { ask, count };
}

const servePicture: RequestListener = (_req, res) => void res.end(picture);

test("an image of an allowed host is fetched over https and served like any other", async () => {
	const { app, count } = await createRemoteApp((req, res) => {
		res.statusCode = req.url === "/some/a.png?v=1" ? 200 : 404;
		res.end(picture);
	});
	const answer = await request(app)
		.get("/_image")
		.query({ url: "https://localhost/some/a.png?v=1", w: 320 });
	expect(answer.status).toBe(200);
	expect(await sharp(answer.body).metadata()).toMatchObject({
		format: "webp",
		width: 320,
		height: 160,
	});
	expect(answer.headers).toMatchObject({
		"cache-control": "public, max-age=31536000, immutable",
		"content-security-policy": "default-src 'none'",
		"x-content-type-options": "nosniff",
	});
	expect(count).toEqual({ connections: 1, requests: 1 });
});

test("an image is fetched once across equivalent spellings of its URL", async () => {
	const { ask, count } = await createRemoteApp(servePicture);
	for (const url of [
		"https://localhost/a.png",
		"https://LOCALHOST/a.png",
		"https://localhost:443/a.png",
		"https://localhost/b/../a.png",
		"https://localhost/a.png#top",
	])
		expect(await ask(url)).toEqual([200, undefined]);
	expect(count.requests).toBe(1);
});

test("headers of the visitor's request are not forwarded to the image host", async () => {
	let received: unknown;
	const { app } = await createRemoteApp((req, res) => {
		received = req.headers;
		res.end(picture);
	});
	await sendRaw(app, "/_image?w=320&url=https://localhost/a.png", {
		Cookie: "token=secret",
		Authorization: "Bearer secret",
		"User-Agent": "somebody",
	});
	expect(received).toEqual({
		accept: "image/*",
		host: expect.stringMatching(/^localhost(:\d+)?$/),
		connection: expect.any(String),
	});
});

test("a 304 needs no fetch", async () => {
	const first = await createRemoteApp(servePicture);
	const target = "/_image?w=320&url=https://localhost/a.png";
	const { headers } = await sendRaw(first.app, target);
	const second = await createRemoteApp(servePicture);
	const answer = await sendRaw(second.app, target, {
		"If-None-Match": String(headers.etag),
	});
	expect(answer.status).toBe(304);
	expect(second.count.connections).toBe(0);
});

test("a host that is not listed is rejected without a connection", async () => {
	const hosts = ["images.example.com"];
	const { ask, count } = await openRemote(servePicture, {}, hosts);
	expect(await ask("https://localhost/a.png")).toBe("refused");
	expect(count.connections).toBe(0);
});

test("a host name that resolves to this machine is never connected to", async () => {
	const { ask, count } = await openRemote(servePicture, {
		isAllowedAddress: isPublicAddress,
	});
	expect(await ask("https://localhost/a.png")).toBe("unreachable");
	expect(count.connections).toBe(0);
});

test.each([
	["/missing.png", 404, "There is no such picture."],
	["/broken.png", 404, "The picture cannot be fetched."],
	["/moved.png", 400, "url: this address is not allowed"],
	["/large.png", 400, "url: the picture is larger than 20 MB"],
])("%s of a host gets %i: %s", async (target, status, reason) => {
	const { ask } = await createRemoteApp((req, res) => {
		if (req.url === "/missing.png") res.writeHead(404);
		if (req.url === "/broken.png") res.writeHead(500);
		if (req.url === "/moved.png") res.writeHead(302, { Location: "http://a/" });
		if (req.url === "/large.png")
			res.writeHead(200, { "Content-Length": 20 * 1024 * 1024 + 1 });
		res.end();
	});
	expect(await ask(`https://localhost${target}`)).toEqual([status, reason]);
});

test.each([
	["127.0.0.1", "127.0.0.1"],
	["2130706433", "127.0.0.1"],
	["0x7f.1", "127.0.0.1"],
	["0177.0.0.1", "127.0.0.1"],
	["127.1", "127.0.0.1"],
	["10.0.0.1", "10.0.0.1"],
	["172.16.0.1", "172.16.0.1"],
	["192.168.0.1", "192.168.0.1"],
	["169.254.169.254", "169.254.169.254"],
	["0.0.0.0", "0.0.0.0"],
	["0", "0.0.0.0"],
	["100.64.0.1", "100.64.0.1"],
	["[::1]", "[::1]"],
	["[::]", "[::]"],
	["[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
	["[::ffff:169.254.169.254]", "[::ffff:a9fe:a9fe]"],
	["[fc00::1]", "[fc00::1]"],
	["[fe80::1]", "[fe80::1]"],
	["[64:ff9b::7f00:1]", "[64:ff9b::7f00:1]"],
])(
	"the private address %s is rejected without a connection, even if listed",
	async (host, listed) => {
		const { ask, count } = await openRemote(
			servePicture,
			{ isAllowedAddress: isPublicAddress },
			[listed],
		);
		expect(await ask(`https://${host}/a.png`)).toBe("refused");
		expect(count.connections).toBe(0);
	},
);

/** Redirects `/a.png`, and serves the image at any other path. */
const redirectTo =
	(location: string, status = 302): RequestListener =>
	(req, res) => {
		if (req.url !== "/a.png") return void res.end(picture);
		res.writeHead(status, { Location: location }).end();
	};

test.each([
	[301, "/b.png"],
	[302, "b.png"],
	[303, "//localhost/b.png"],
	[307, "https://localhost/b.png"],
	[308, "/b/../b.png?v=1"],
])(
	"a redirect with %i to %s on the same host is followed",
	async (status, location) => {
		const { ask, count } = await openRemote(redirectTo(location, status));
		expect(await ask("https://localhost/a.png")).toEqual(picture);
		expect(count.requests).toBe(2);
	},
);

test("a redirect to another listed host is followed", async () => {
	const { ask, count } = await openRemote(
		redirectTo("https://127.0.0.1/b.png"),
		{},
		["localhost", "127.0.0.1"],
	);
	expect(await ask("https://localhost/a.png")).toEqual(picture);
	expect(count.requests).toBe(2);
});

test.each([
	"https://elsewhere.example/b.png",
	"https://127.0.0.1/b.png",
	"//elsewhere.example/b.png",
	"http://localhost/b.png",
	"https://localhost:8443/b.png",
	"https://somebody@localhost/b.png",
	"file:///etc/passwd",
	"data:image/png;base64,AAAA",
])("a redirect to %s is rejected", async (location) => {
	const { ask, count } = await openRemote(redirectTo(location));
	expect(await ask("https://localhost/a.png")).toBe("refused");
	expect(count).toEqual({ connections: 1, requests: 1 });
});

test("a redirect to a private address is rejected even if its host is listed", async () => {
	const { ask, count } = await openRemote(
		redirectTo("https://169.254.169.254/b.png"),
		{ isAllowedAddress: (address) => address !== "169.254.169.254" },
		["localhost", "169.254.169.254"],
	);
	expect(await ask("https://localhost/a.png")).toBe("refused");
	expect(count).toEqual({ connections: 1, requests: 1 });
});

test("each redirect resolves the host name again and checks its address", async () => {
	let checks = 0;
	const { ask, count } = await openRemote(redirectTo("/b.png"), {
		isAllowedAddress: () => checks++ === 0,
	});
	expect(await ask("https://localhost/a.png")).toBe("unreachable");
	expect(count).toEqual({ connections: 1, requests: 1 });
});

test("connections are not reused, so that the address is checked for each fetch", async () => {
	let isAllowed = true;
	const { ask, count } = await openRemote(servePicture, {
		isAllowedAddress: () => isAllowed,
	});
	expect(await ask("https://localhost/a.png")).toEqual(picture);
	isAllowed = false;
	expect(await ask("https://localhost/b.png")).toBe("unreachable");
	expect(count).toEqual({ connections: 1, requests: 1 });
});

test("the fourth redirect is rejected", async () => {
	const { ask, count } = await openRemote((_req, res) => {
		res.writeHead(302, { Location: "/a.png" }).end();
	});
	expect(await ask("https://localhost/a.png")).toBe("refused");
	expect(count.requests).toBe(4);
});

test.each([
	[404, "missing"],
	[410, "missing"],
	[204, "unreachable"],
	[206, "unreachable"],
	[302, "unreachable"],
	[304, "unreachable"],
	[401, "unreachable"],
	[500, "unreachable"],
])(
	"an image host that responds with %i yields no image",
	async (status, expected) => {
		const { ask, count } = await openRemote((_req, res) => {
			res.writeHead(status).end();
		});
		expect(await ask("https://localhost/a.png")).toBe(expected);
		expect(count.requests).toBe(1);
	},
);

test("a redirect to an invalid URL yields no image", async () => {
	const { ask } = await openRemote(redirectTo("https://["));
	expect(await ask("https://localhost/a.png")).toBe("unreachable");
});

test("a fetched image is judged by its content, not by its Content-Type", async () => {
	const { ask } = await createRemoteApp((_req, res) => {
		res.setHeader("Content-Type", "image/png");
		res.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
	});
	expect(await ask("https://localhost/a.png")).toEqual([
		400,
		"url: not a picture that can be converted (SVG is not)",
	]);
});

test("an image whose Content-Length exceeds the limit is rejected unread", async () => {
	const { ask } = await openRemote((_req, res) => {
		res.writeHead(200, { "Content-Length": 20 * 1024 * 1024 + 1 });
		res.flushHeaders();
	});
	expect(await ask("https://localhost/a.png")).toBe("too-large");
});

test("an image that streams more bytes than allowed is aborted and rejected", async () => {
	const closed = Promise.withResolvers<boolean>();
	const { ask } = await openRemote(
		(_req, res) => {
			res.on("close", () => closed.resolve(res.writableFinished));
			const write = (): void => {
				while (!res.destroyed && res.write(Buffer.alloc(1000)));
			};
			res.on("drain", write);
			write();
		},
		{ maximalBytes: 100_000 },
	);
	expect(await ask("https://localhost/a.png")).toBe("too-large");
	expect(await closed.promise).toBe(false);
});

test("an image of exactly the maximum size is accepted", async () => {
	const { ask } = await openRemote(servePicture, {
		maximalBytes: picture.length,
	});
	expect(await ask("https://localhost/a.png")).toEqual(picture);
});

test.each<[string, RequestListener]>([
	["never answers", () => {}],
	["stops within the picture", (_req, res) => void res.write(picture)],
	[
		"sends a byte now and then",
		(_req, res) => {
			const timer = setInterval(() => res.write("x"), 20);
			res.on("close", () => clearInterval(timer));
		},
	],
])("the fetch from a host that %s times out", async (_what, listener) => {
	const { ask } = await openRemote(listener, { timeoutMs: 150 });
	expect(await ask("https://localhost/a.png")).toBe("timed-out");
});

test("the timeout covers all redirects together", async () => {
	const { ask } = await openRemote(
		(req, res) => {
			if (req.url === "/a.png")
				setTimeout(() => res.writeHead(302, { Location: "/b.png" }).end(), 200);
			else setTimeout(() => res.end(picture), 200);
		},
		{ timeoutMs: 300 },
	);
	expect(await ask("https://localhost/a.png")).toBe("timed-out");
});

test("a truncated response is not accepted as a complete image", async () => {
	const { ask } = await openRemote((_req, res) => {
		res.writeHead(200, { "Content-Length": picture.length });
		res.write(picture.subarray(0, 50), () => res.destroy());
	});
	expect(await ask("https://localhost/a.png")).toBe("unreachable");
});

test("a host with an untrusted certificate is rejected", async () => {
	const { remote, count } = await startRemote(servePicture);
	const { port } = remote.request;
	const { ask } = await openRemote(servePicture, { request: { port } });
	expect(await ask("https://localhost/a.png")).toBe("unreachable");
	expect(count.requests).toBe(0);
});

test("a host that does not listen yields no image", async () => {
	const { ask } = await openRemote(servePicture, {
		request: { port: 1 },
	});
	expect(await ask("https://localhost/a.png")).toBe("unreachable");
});

test("by default, fetchRemote refuses a private address even if its host is listed", async () => {
	expect(
		await fetchRemote(new URL("https://127.0.0.1/a.png"), {
			hosts: ["127.0.0.1"],
			maximalBytes: 1000,
			timeoutMs: 1000,
		}),
	).toBe("refused");
});
