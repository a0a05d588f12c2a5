import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { createApp } from "../app.ts";
import { parseScannerAddress } from "../config/scanner-address.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { makePdf } from "./test-upload-files.ts";
import { takeCv } from "./upload-cv.ts";
import { createUploadScanner } from "./upload-scanner.ts";

/** A clamd that receives whole streams, and responds as a function decides. */
async function startDaemon(
	answer: (stream: Buffer, socket: Socket) => string | undefined,
	place: { port: number } | { path: string } = { port: 0 },
): Promise<string> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		let received = Buffer.alloc(0);
		socket.on("error", () => undefined);
		socket.on("data", (chunk) => {
			received = Buffer.concat([received, Buffer.from(chunk)]);
			const stream = readStream(received);
			const verdict = stream && answer(stream, socket);
			if (verdict !== undefined) socket.end(verdict);
		});
	}).listen("path" in place ? place : { ...place, host: "127.0.0.1" });
	await once(server, "listening");
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	const address = server.address();
	return typeof address === "string"
		? `unix:${address}`
		: `clamd://127.0.0.1:${address?.port}`;
}

/** The streamed bytes, once they are complete. */
function readStream(bytes: Buffer): Buffer | undefined {
	const command = "zINSTREAM\0";
	if (!bytes.subarray(0, command.length).equals(Buffer.from(command)))
		return undefined;
	const chunks: Buffer[] = [];
	for (let at = command.length; at + 4 <= bytes.length; ) {
		const size = bytes.readUInt32BE(at);
		if (size === 0) return Buffer.concat(chunks);
		chunks.push(bytes.subarray(at + 4, at + 4 + size));
		at += 4 + size;
	}
	return undefined;
}

/** Writes a program to a file. */
async function writeProgram(script: string): Promise<string> {
	const file = path.join(makeFolder(), "scan");
	await writeFile(file, `#!${process.execPath}\n${script}`);
	await chmod(file, 0o755);
	return `exec:${file} -`;
}

/** Scans bytes at an address. */
function scan(value: string, bytes: Buffer, timeoutMs?: number) {
	const address = parseScannerAddress(value);
	if (!address) throw new Error(value);
	return createUploadScanner(address, timeoutMs)(bytes);
}

const large = Buffer.alloc(1_000_001, "a");

test("the scanner daemon receives the whole file, and its verdict is used", async () => {
	const sizes: number[] = [];
	const folder = makeFolder();
	for (const place of [{ port: 0 }, { path: path.join(folder, "socket") }]) {
		const address = await startDaemon((stream) => {
			sizes.push(stream.length);
			return stream.includes("virus") ? "stream: A-1 FOUND\0" : "stream: OK\0";
		}, place);
		expect(await scan(address, large)).toBe(false);
		expect(await scan(address, Buffer.from("a virus"))).toBe(true);
	}
	expect(sizes).toEqual([large.length, 7, large.length, 7]);
});

test.each([
	["says that it failed", "INSTREAM size limit exceeded. ERROR\0"],
	["says nothing", ""],
	["says something else", "HTTP/1.1 200 OK\r\n\r\n"],
	["says less than all", "stream: OK and"],
])("a daemon that %s yields no verdict", async (_name, answer) => {
	const address = await startDaemon(() => answer);
	await expect(scan(address, large)).rejects.toThrow("no verdict");
});

test("a daemon that hangs, disconnects or is missing yields no verdict", async () => {
	const hanging = await startDaemon(() => undefined);
	await expect(scan(hanging, large, 100)).rejects.toThrow();
	const broken = await startDaemon((_stream, socket) => {
		socket.resetAndDestroy();
		return undefined;
	});
	await expect(scan(broken, large)).rejects.toThrow();
	const folder = makeFolder();
	await expect(scan(`unix:${folder}/none`, large)).rejects.toThrow("ENOENT");
});

test("a scanner program gets the file on stdin and a bare environment, and its exit code is the verdict", async () => {
	const address = await writeProgram(`
		const bytes = require("fs").readFileSync(0);
		const isWell = Object.keys(process.env).join() === "PATH" && process.argv[2] === "-";
		process.exit(isWell ? (bytes.includes("virus") ? 1 : 0) : 3);
	`);
	expect(await scan(address, large)).toBe(false);
	expect(await scan(address, Buffer.from("a virus"))).toBe(true);
	const hasty = await writeProgram("process.exit(1)");
	expect(await scan(hasty, large)).toBe(true);
});

test.each([
	["fails", "process.exit(2)", "ended with 2"],
	["is killed", 'process.kill(process.pid, "SIGKILL")', "ended with null"],
])(
	"a scanner program that %s yields no verdict",
	async (_name, script, message) => {
		const address = await writeProgram(script);
		await expect(scan(address, large)).rejects.toThrow(message);
	},
);

test("a hanging scanner program is killed, and a missing one yields no verdict", async () => {
	const hanging = await writeProgram("setInterval(() => {}, 1000)");
	await expect(scan(hanging, large, 200)).rejects.toThrow("aborted");
	await expect(scan("exec:/nowhere/scan", large)).rejects.toThrow("ENOENT");
});

const page = "/careers/consultant-china-desk";

/** A site whose CVs are scanned at an address, and a function that posts one. */
async function openSite(scanner: string) {
	const folder = makeFolder();
	const deps = await testDependencies({
		DATA_DIR: folder,
		UPLOAD_SCANNER: scanner,
	});
	onTestFinished(() => deps.enquiries.store.close());
	const { logger, lines } = createTestLogger("error");
	const app = createApp({ ...deps, logger });
	const send = (target: string) =>
		request(app)
			.post(target)
			.field("kind", "application")
			.field("position", "LW-2611-05")
			.field("name", "Li Wei")
			.field("email", "li.wei@example.com")
			.field("message", "I know the permits.")
			.field("consent", "true")
			.field("transfer", "true")
			.field("locale", "zh-CN")
			.attach("cv", makePdf(), "cv.pdf");
	const stored = () => {
		const file = path.join(folder, "enquiries.sqlite");
		// The database is created on first use.
		if (!existsSync(file)) return 0;
		const database = new DatabaseSync(file, { readOnly: true });
		try {
			return database.prepare("SELECT reference FROM enquiries").all().length;
		} finally {
			database.close();
		}
	};
	return { send, stored, lines };
}

test("a CV flagged by the scanner is rejected at its field", async () => {
	const { send, stored } = await openSite(
		await startDaemon(() => "stream: A-1 FOUND\0"),
	);
	const answer = await send("/api/enquiries");
	expect(answer.status).toBe(422);
	expect(answer.body.errors).toEqual([
		{ pointer: "/cv", message: expect.stringContaining("病毒") },
	]);
	expect((await send(`/en-US${page}`)).text).toContain("virus scanner");
	expect(stored()).toBe(0);
});

test("a CV that passes the scanner is accepted", async () => {
	const { send, stored } = await openSite(
		await startDaemon(() => "stream: OK\0"),
	);
	expect((await send("/api/enquiries")).status).toBe(201);
	expect(stored()).toBe(1);
});

test("when the scanner fails, nothing is stored, typed text is kept, and the cause is logged", async () => {
	const { send, stored, lines } = await openSite("unix:/nowhere/clamd.ctl");
	const answer = await send("/api/enquiries");
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
	const shown = await send(`/en-US${page}`);
	expect(shown.status).toBe(503);
	expect(shown.headers["retry-after"]).toMatch(/^\d+$/);
	expect(shown.text).toContain("I know the permits.");
	expect(stored()).toBe(0);
	expect(lines).toHaveLength(2);
	for (const line of lines.map((line) => JSON.stringify(line))) {
		expect(line).toContain("ENOENT");
		expect(line).not.toMatch(/Li Wei|li\.wei|cv\.pdf/);
	}
});

test("a CV whose sender has disconnected leaves the queue", async () => {
	let scanned = 0;
	const scan = async () => {
		scanned++;
		return false;
	};
	const bytes = makePdf();
	const take = (gone: AbortSignal) =>
		takeCv(
			{ name: "cv.pdf", size: bytes.length, bytes, gone },
			{ address: undefined, scan },
		).inspect();
	const left = take(AbortSignal.abort());
	await expect(left).rejects.toMatchObject({ status: 400 });
	expect(scanned).toBe(0);
	const stayed = await take(new AbortController().signal);
	expect(stayed.attachment?.fileName).toBe("cv.pdf");
});

test("a CV that waits too long for the scanner is refused while its sender is still connected", async () => {
	const verdict = Promise.withResolvers<boolean>();
	const bytes = makePdf();
	const { signal } = new AbortController();
	const take = (waitMs?: number) =>
		takeCv(
			{ name: "cv.pdf", size: bytes.length, bytes, gone: signal },
			{ address: "203.0.113.9", scan: () => verdict.promise, waitMs },
		).inspect();
	// Two files of a network are scanned at once.
	const scanned = [take(), take()];
	await expect(take(500)).rejects.toMatchObject({
		status: 503,
		headers: { "Retry-After": "5" },
	});
	verdict.resolve(false);
	for (const { attachment } of await Promise.all(scanned))
		expect(attachment?.mediaType).toBe("application/pdf");
});
