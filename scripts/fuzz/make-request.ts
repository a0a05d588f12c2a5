import { METHODS } from "node:http";
import { forbiddenBytes, hostileTexts } from "./hostile-texts.ts";
import { makeBody } from "./make-body.ts";
import { makeHeaders, makeHost } from "./make-headers.ts";
import { makeImageQuery, makeQuery } from "./make-query.ts";
import { makePath } from "./make-target.ts";
import type { Random } from "./random.ts";

/** A request's bytes, one per character. */
export interface HostileRequest {
	readonly method: string;
	readonly bytes: string;
	/**
	 * Whether the request is complete, so that the server has to respond and must not wait for more.
	 */
	readonly isComplete: boolean;
}

/** Several requests to pipeline on one connection. */
export function makeRequests(random: Random): HostileRequest[] {
	const count = random.chance(0.02) ? 50 : 1 + random.integer(8);
	const complete = Array.from({ length: count }, () => makeComplete(random));
	const closing = complete.findIndex(({ bytes }) => asksToClose.test(bytes));
	// Requests after one that closes the connection may destroy its response (RFC 9112, section 9.6).
	if (closing >= 0) return complete.slice(0, closing + 1);
	// Only the last request may leave the server waiting for more.
	return random.chance(0.15) ? [...complete, makeMisframed(random)] : complete;
}

const asksToClose =
	/^[^\r]* HTTP\/1\.0\r|\r\n(upgrade:|connection:[^\r]*close)/i;

function makeComplete(random: Random): HostileRequest {
	const { method, head } = makeHead(random);
	if (!takesBody(method) && random.chance(0.95))
		return { method, bytes: `${head}\r\n`, isComplete: true };
	const { type, bytes } = makeBody(random);
	const framed = random.chance(0.8)
		? `Content-Length: ${bytes.length}\r\n\r\n${bytes}`
		: `Transfer-Encoding: chunked\r\n\r\n${chunk(random, bytes)}`;
	return {
		method,
		bytes: `${head}Content-Type: ${type}\r\n${framed}`,
		isComplete: true,
	};
}

/** A request whose length is contradictory, or greater than what is sent. */
function makeMisframed(random: Random): HostileRequest {
	const { method, head } = makeHead(random);
	const { bytes } = makeBody(random);
	const smuggled = "GET /desk HTTP/1.1\r\nHost: localhost\r\n\r\n";
	const framed = random.pick([
		`Content-Length: ${bytes.length + 1}\r\n\r\n${bytes}`,
		`Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`,
		`Content-Length: +3\r\n\r\nabc`,
		`Content-Length: 3, 3\r\n\r\nabc`,
		`Content-Length: -1\r\n\r\n${smuggled}`,
		`Content-Length: 99999999999999999999\r\n\r\nabc`,
		`Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
		`Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`,
		`Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
		`Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
		`Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n`,
		`Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
		`Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nabc`,
		`Transfer-Encoding: chunked\r\n\r\n3;${"x".repeat(20_000)}\r\nabc\r\n0\r\n\r\n`,
		`Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
		"",
	]);
	const cut = framed === "" ? head.slice(0, random.integer(head.length)) : head;
	return { method, bytes: cut + framed, isComplete: false };
}

function makeHead(random: Random): { method: string; head: string } {
	const method = random.chance(0.9)
		? random.pick(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS"])
		: random.pick([
				...METHODS,
				...METHODS,
				"FOO",
				"get",
				"GETX",
				"",
				"\x16\x03\x01",
			]);
	const path = makePath(random);
	const query = path === "/_image" ? makeImageQuery(random) : makeQuery(random);
	const version = random.chance(0.98)
		? "HTTP/1.1"
		: random.pick(["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9", "ICE/1", ""]);
	const fragment = random.chance(0.05) ? `#${random.pick(hostileTexts)}` : "";
	const target = finish(random, path + query + fragment);
	const lines = [
		`${method} ${target} ${version}`,
		...makeHost(random),
		...makeHeaders(random),
		"",
	];
	return { method, head: lines.join("\r\n") };
}

/**
 * Mostly percent-encodes what the parser refuses in a target, or few requests would reach the app.
 */
function finish(random: Random, target: string): string {
	if (random.chance(0.02)) return target + random.pick(forbiddenBytes);
	if (random.chance(0.02)) return target;
	return target.replace(
		/[^!-~]/g,
		(byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`,
	);
}

function takesBody(method: string): boolean {
	return ["POST", "PUT", "PATCH", "DELETE", "QUERY"].includes(method);
}

function chunk(random: Random, bytes: string): string {
	const at = random.integer(bytes.length + 1);
	return `${[bytes.slice(0, at), bytes.slice(at)]
		.filter((part) => part !== "")
		.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)
		.join("")}0\r\n\r\n`;
}
