import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";
import { createHttpServer, listen } from "./listen.ts";

const server = createHttpServer(
	await createTestApp({ SITE_ORIGIN: "https://www.example.com" }),
);
const port = await listen(server, 0, "127.0.0.1");

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** Sends raw bytes and resolves with everything that comes back. */
async function send(bytes: string): Promise<string> {
	const socket: Socket = connect(port, "127.0.0.1");
	socket.setEncoding("latin1");
	let answer = "";
	socket.on("data", (chunk) => {
		answer += chunk;
	});
	socket.on("error", () => {});
	socket.write(bytes, "latin1");
	await once(socket, "close");
	return answer;
}

function get(target: string, headers = ""): Promise<string> {
	return send(
		`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nUser-Agent: ${agents.person}\r\nAccept: text/html\r\n${headers}Connection: close\r\n\r\n`,
	);
}

const hostile = [
	"/%E4%B8",
	"/%00",
	"/about\\..\\..",
	"//evil.example",
	"/\\evil.example/",
	"/%5C%5Cevil.example/",
	"/..%2f..%2fetc/passwd",
	"/../../etc/passwd",
	"/assets/../../package.json",
	"/__proto__",
	"/_i18n/__proto__/messages.json",
	"/_image?url=/../../etc/passwd&w=320",
	"/_image?url[]=/a&w[]=1",
	"http://evil.example/about",
	"http://evil.example",
	"evil.example:443",
	"*",
	`/${"a".repeat(10_000)}`,
	`/about?${"x=1&".repeat(2500)}`,
	'/"><script>alert(1)</script>',
	"/about?<script>alert(1)</script>",
	"/about#fragment",
	"/\u00e4\u00b8\u00ad\u00e6/",
];

test.each(hostile)(
	"the hostile target %s gets a page, a refusal or a redirect within the site",
	async (target) => {
		const answer = await get(target);
		const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
		expect(Number(status)).toBeGreaterThanOrEqual(200);
		expect(Number(status)).toBeLessThan(500);
		const [, location] = /^location: (.*)\r$/im.exec(answer) ?? [];
		if (location) expect(location).toMatch(/^\/(?![/\\])[^\\]*$/);
		expect(answer).not.toContain("<script>alert");
		expect(answer).not.toContain("<img src=x>");
		expect(answer).toMatch(/^content-security-policy: /im);
	},
);

test.each(
	Object.entries({
		"duplicate cookies":
			"Cookie: theme=darkRed; theme=x; locale=en-US; locale=zh-CN\r\n",
		"two cookie headers":
			"Cookie: theme=darkRed\r\nCookie: theme=blackGold\r\n",
		"prototype names in cookies":
			"Cookie: __proto__=1; constructor=2; theme=__proto__; locale=toString\r\n",
		"broken cookies": "Cookie: theme=%E4%B8; =; ;;; locale\r\n",
		"a huge Accept-Language": `Accept-Language: ${"zh;q=0.1,".repeat(900)}\r\n`,
		"a broken Accept-Encoding": "Accept-Encoding: ;;q=,,br;q=x\r\n",
		"a broken range": "Range: bytes=5-2\r\n",
		"a broken If-None-Match": 'If-None-Match: "\u00ff\r\n',
	}),
)("a request with %s gets the page", async (_, headers) => {
	expect(await get("/en-US/about", headers)).toMatch(/^HTTP\/1\.1 200/);
});

test.each([
	[
		"headers over 16 KB",
		`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${"a".repeat(20_000)}\r\n\r\n`,
		431,
	],
	["a line that is not HTTP", "hello\r\n\r\n", 400],
	[
		"a header with a NUL byte",
		"GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n",
		400,
	],
	[
		"two lengths",
		"POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
		400,
	],
])("the HTTP server itself rejects %s", async (_, bytes, status) => {
	const answer = await send(bytes);
	expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	expect(answer).toContain("Content-Security-Policy: default-src 'none'");
});

test("the server sets timeouts and a connection limit against slow clients", () => {
	expect(server.headersTimeout).toBe(10_000);
	expect(server.requestTimeout).toBe(300_000);
	expect(server.timeout).toBe(30_000);
	expect(server.maxConnections).toBe(10_000);
});
