import { connect } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parse } from "node-html-parser";
import request from "supertest";
import { expect, onTestFinished, test, vi } from "vitest";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import {
	cvMediaTypes,
	maximalCvBytes,
} from "../../shared/enquiry/enquiry-cv.ts";
import { networkOf } from "../connections/client-address.ts";
import { createHttpServer, listen } from "../connections/listen.ts";
import { openEnquirySite } from "../enquiries/test-enquiry-site.ts";
import { makeDoc, makeDocx, makePdf, makeZip } from "./test-upload-files.ts";
import { openForm, sumForms } from "./upload-memory.ts";

const fields = {
	kind: "application",
	position: "LW-2611-05",
	name: "Li Wei",
	email: "li.wei@example.com",
	message: "I know the permits.",
	consent: "true",
	locale: "en-US",
};
const page = "/careers/consultant-china-desk";

interface TestFile {
	readonly bytes?: Buffer;
	readonly name?: string;
	readonly type?: string;
	readonly field?: string;
}

async function openSite(env: Record<string, string> = {}) {
	const { app, find, folder } = await openEnquirySite(env);
	const send = (
		target: string,
		change: Record<string, string> = {},
		files: readonly TestFile[] = [{}],
		headers: Record<string, string> = {},
	) => {
		const post = request(app).post(target).set(headers);
		for (const [name, value] of Object.entries({ ...fields, ...change }))
			post.field(name, value);
		for (const {
			bytes = makePdf(),
			name = "cv.pdf",
			type,
			field = "cv",
		} of files)
			post.attach(field, bytes, {
				filename: name,
				contentType: type ?? "application/pdf",
			});
		return post;
	};
	const attachments = () => {
		const database = new DatabaseSync(path.join(folder, "enquiries.sqlite"), {
			readOnly: true,
		});
		try {
			return database.prepare("SELECT * FROM attachments").all();
		} finally {
			database.close();
		}
	};
	return { app, find, send, attachments };
}

/** A site on a socket, and a function that sends it bytes and returns the response. */
async function openSocket(env: Record<string, string> = {}) {
	const site = await openSite(env);
	const limits = { connectionsCheckingInterval: 100 };
	const server = createHttpServer(site.app, { limits });
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const port = await listen(server, 0, undefined);
	const open = (headers: Record<string, string>, target = "/api/enquiries") => {
		const socket = connect(port, "127.0.0.1");
		onTestFinished(() => void socket.destroy());
		let answer = "";
		socket.on("data", (chunk) => {
			answer += chunk;
		});
		const closed = new Promise((resolve) => socket.once("close", resolve));
		// A client that is cut off while sending may get an error.
		socket.on("error", () => undefined);
		const lines = { Host: "localhost", ...headers };
		socket.write(
			`POST ${target} HTTP/1.1\r\n${Object.entries(lines)
				.map(([name, value]) => `${name}: ${value}\r\n`)
				.join("")}\r\n`,
		);
		return { socket, closed, answer: () => answer };
	};
	return { ...site, server, port, open };
}

const multipart = "multipart/form-data; boundary=x";

test.each([
	["PDF", "cv.pdf", makePdf(), "pdf"],
	["DOC", "cv.doc", makeDoc(), "doc"],
	["DOCX", "cv.docx", makeDocx(), "docx"],
	["DOCX that calls itself a PDF", "cv.pdf", makeDocx(), "docx"],
] as const)(
	"an application with a %s is stored with its file",
	async (_name, name, bytes, format) => {
		const { send, find, attachments } = await openSite();
		const answer = await send("/api/enquiries", {}, [
			{ name, bytes, type: "text/html" },
		]);
		expect(answer.status).toBe(201);
		const { reference } = answer.body;
		expect(await find(reference)).toMatchObject({
			kind: "application",
			position: "LW-2611-05",
			locale: "en-US",
		});
		expect(attachments()).toEqual([
			{
				reference,
				file_name: `cv.${format}`,
				media_type: cvMediaTypes[format],
				size: bytes.length,
				bytes: new Uint8Array(bytes),
			},
		]);
	},
);

test("an archive named as a document is rejected at its field", async () => {
	const { send, attachments } = await openSite();
	const bytes = makeZip({ "a.txt": "a" });
	const answer = await send("/api/enquiries", {}, [{ name: "cv.docx", bytes }]);
	expect(answer.status).toBe(422);
	expect(answer.body.errors).toEqual([
		{
			pointer: "/cv",
			message:
				"Choose a PDF, DOC or DOCX file; if your CV is in another format, save it as PDF first",
		},
	]);
	expect(attachments()).toEqual([]);
});

test("a document with macros is rejected with the reason in both languages", async () => {
	const { send, attachments } = await openSite();
	const bytes = makeDocx({ "word/vbaProject.bin": "x" });
	for (const [locale, reason] of [
		["en-US", "contains macros, scripts, other files, or links"],
		["zh-CN", "宏、脚本"],
	] as const) {
		const answer = await send("/api/enquiries", { locale }, [{ bytes }]);
		expect(answer.status).toBe(422);
		expect(answer.body.errors).toEqual([
			{ pointer: "/cv", message: expect.stringContaining(reason) },
		]);
	}
	const posted = await send(`/en-US${page}`, {}, [{ bytes }]);
	expect(posted.status).toBe(422);
	const alert = parse(posted.text).querySelector("#apply form [role=alert]");
	expect(alert?.text).toContain(
		"contains macros, scripts, other files, or links",
	);
	expect(attachments()).toEqual([]);
});

test.each([
	[maximalCvBytes - 1, 201, undefined],
	[maximalCvBytes, 201, undefined],
	[maximalCvBytes + 1, 422, /5 MB/],
	[maximalCvBytes + 70_000, 422, /5 MB/],
	[20 * 1024 * 1024, 422, /5 MB/],
])("a file of %i bytes gets the status %i", async (size, status, message) => {
	const { send, attachments } = await openSite();
	const bytes = makePdf(size);
	expect(bytes.length).toBe(size);
	const answer = await send("/api/enquiries", {}, [{ bytes }]);
	expect(answer.status).toBe(status);
	expect(attachments().map((row) => row.size)).toEqual(
		status === 201 ? [size] : [],
	);
	if (message) expect(answer.body.errors[0].message).toMatch(message);
});

test.each([
	["no file", [], /Choose the file with your CV/],
	[
		"no file chosen",
		[{ name: "", bytes: Buffer.alloc(0) }],
		/Choose the file with your CV/,
	],
	["an empty file", [{ bytes: Buffer.alloc(0) }], /empty, damaged/],
	["half a PDF", [{ bytes: makePdf().subarray(0, 100) }], /empty, damaged/],
])("the field shows an error for %s", async (_name, files, message) => {
	const { send } = await openSite();
	const answer = await send("/api/enquiries", {}, files);
	expect(answer.status).toBe(422);
	expect(answer.body.errors).toHaveLength(1);
	expect(answer.body.errors[0].pointer).toBe("/cv");
	expect(answer.body.errors[0].message).toMatch(message);
});

test("a JSON application is rejected at its file, even one that claims a file", async () => {
	const { app } = await openSite();
	for (const cv of [undefined, { size: 5, format: "pdf" }]) {
		const answer = await request(app)
			.post("/api/enquiries")
			.send({ ...fields, consent: true, cv });
		expect(answer.status).toBe(422);
		expect(answer.body.errors).toMatchObject([{ pointer: "/cv" }]);
	}
});

test.each([
	["", /Say which position/],
	["LW-0000-00", /no position/],
	["consultant-china-desk", /no position/],
])("the position %j is rejected", async (position, message) => {
	const { send } = await openSite();
	const answer = await send("/api/enquiries", { position });
	expect(answer.status).toBe(422);
	expect(answer.body.errors[0].pointer).toBe("/position");
	expect(answer.body.errors[0].message).toMatch(message);
});

test("a closed position rejects applications, and its page keeps the typed text", async () => {
	const { send, app } = await openSite();
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2099, 0, 1) });
	onTestFinished(() => void vi.useRealTimers());
	const answer = await send("/api/enquiries");
	expect(answer.body.errors[0].message).toMatch(/has closed/);
	const posted = await send(`/en-US${page}`);
	expect(posted.status).toBe(422);
	expect(posted.text).toContain("I know the permits.");
	const shown = await request(app).get(`/en-US${page}`);
	expect(shown.text).not.toContain('id="apply"');
	expect(shown.text).not.toContain("#apply");
});

test("a repeated key stores one application with one file", async () => {
	const { send, attachments } = await openSite();
	const key = { "Idempotency-Key": "attempt" };
	const first = await send("/api/enquiries", {}, [{}], key);
	const again = await send("/api/enquiries", {}, [{}], key);
	expect(again.body).toEqual(first.body);
	const other = await send("/api/enquiries", {}, [{ bytes: makeDocx() }], key);
	expect(other.status).toBe(422);
	expect(other.body.reference).toBeUndefined();
	expect(attachments()).toHaveLength(1);
});

test.each([
	["the field that people do not see", { website: "https://spam.example" }],
	["an inhuman speed", { elapsed: "100" }],
])(
	"a robot detected by %s gets a fake reference, and nothing is stored",
	async (_name, trap) => {
		const { send, find, attachments } = await openSite();
		const { status, body } = await send("/api/enquiries", trap);
		expect(status).toBe(201);
		expect(isReference(body.reference)).toBe(true);
		expect(await find(body.reference)).toBeUndefined();
		expect(attachments()).toEqual([]);
	},
);

test("other enquiries can be sent as multipart forms, and their files are discarded", async () => {
	const { send, find, attachments } = await openSite();
	const { body } = await send("/api/enquiries", {
		kind: "consultation",
		elapsed: "",
	});
	expect(await find(body.reference)).toMatchObject({
		kind: "consultation",
	});
	expect(attachments()).toEqual([]);
});

test.each([
	["two files", [{}, {}]],
	["a file in an unknown field", [{ field: "photo" }]],
])("a form with %s returns 400", async (_name, files) => {
	const { send } = await openSite();
	expect((await send("/api/enquiries", {}, files)).status).toBe(400);
});

const part = (name: string, text: string) =>
	`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

const file = `--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n`;
const end = "--x--\r\n";

test.each([
	["nothing", "", 400],
	["a body that ends early", part("name", "x"), 400],
	["a file that ends early", `${file}%PDF`, 400],
	["a file that ends after 100 KB", `${file}${"x".repeat(100_000)}`, 400],
	["a broken head", `--x\r\nContent-Disposition\r\n\r\nx\r\n${end}`, 400],
	["1,000 parts", part("name", "x").repeat(1000) + end, 400],
	["a file without a name", file.replace('name="cv"; ', "") + end, 400],
	["parts without a name", `--x\r\nA: b\r\n\r\nx\r\n${end}`, 422],
	["names of the language", part("__proto__", "x") + end, 422],
	["a field of 256 KB", part("message", "x".repeat(256 * 1024)) + end, 413],
	["fields of 300 KB", part("a", "x".repeat(100 * 1024)).repeat(3) + end, 413],
	["no boundary", end, 400, "multipart/form-data"],
	["another boundary", part("name", "x") + end, 400, `${multipart}y`],
	["a boundary of 1,000 bytes", "", 400, multipart + "x".repeat(999)],
	["another kind of multipart", end, 415, "multipart/mixed; boundary=x"],
] as const)(
	"%s in place of a form gets a client error",
	async (_name, body, status, type = multipart) => {
		const { app } = await openSite();
		const answer = await request(app)
			.post("/api/enquiries")
			.set("Content-Type", type)
			.send(body);
		expect(answer.status).toBe(status);
		expect(answer.headers["content-type"]).toContain("problem+json");
	},
);

test.each(["/api/enquiries", page])(
	"a form without a body posted to %s is rejected immediately",
	async (target) => {
		const { open } = await openSocket();
		const { closed, answer } = open({ "Content-Type": multipart }, target);
		await closed;
		expect(answer()).toMatch(/^HTTP\/1\.1 400 /);
	},
);

test("a compressed form is rejected", async () => {
	const { app } = await openSite();
	const answer = await request(app)
		.post("/api/enquiries")
		.set({ "Content-Type": multipart, "Content-Encoding": "gzip" })
		.send("x");
	expect(answer.status).toBe(415);
});

test("a form with an excessive Content-Length is rejected before its body is read", async () => {
	const { open } = await openSocket();
	const { closed, answer } = open({
		"Content-Type": multipart,
		"Content-Length": String(1024 ** 3),
	});
	await closed;
	expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
	expect(answer()).toContain("Connection: close");
});

test("an endless form is cut off", async () => {
	const { open } = await openSocket();
	const { socket, closed, answer } = open({
		"Content-Type": multipart,
		"Transfer-Encoding": "chunked",
	});
	let sent = 0;
	const chunk = Buffer.alloc(64 * 1024, "x");
	const write = (): void => {
		while (!socket.destroyed) {
			socket.write(`${chunk.length.toString(16)}\r\n`);
			socket.write(chunk);
			sent += chunk.length;
			if (!socket.write("\r\n")) return void socket.once("drain", write);
		}
	};
	socket.write(`${file.length.toString(16)}\r\n${file}\r\n`);
	write();
	await closed;
	expect(sent).toBeLessThan(64 * 1024 * 1024);
	expect(answer()).toMatch(/^HTTP\/1\.1 4(00|13) |^$/);
});

test("an aborted upload leaves nothing behind, and later uploads work", async () => {
	const { open, send, attachments } = await openSocket();
	const { socket } = open({
		"Content-Type": multipart,
		"Content-Length": "100000",
	});
	await new Promise((resolve) => socket.write(`${file}%PDF`, resolve));
	socket.destroy();
	expect((await send("/api/enquiries")).status).toBe(201);
	expect(attachments()).toHaveLength(1);
});

test("many slow uploads from one network do not block uploads of others", async () => {
	const { open, send, attachments } = await openSocket({
		TRUST_PROXY: "loopback",
	});
	const megabyte = Buffer.alloc(1024 * 1024, "x");
	// As if 72 more had sent as much.
	const others = openForm(networkOf("2001:db8:5::1"), () => undefined);
	onTestFinished(others.release);
	others.hold(72 * 3 * megabyte.length);
	const slow = Array.from({ length: 24 }, (_, index) => {
		const connection = open({
			"Content-Type": multipart,
			"Content-Length": "5200000",
			// Different /64 networks within one /48 network.
			"X-Forwarded-For": `2001:db8:5:${index}::1`,
		});
		connection.socket.write(file);
		for (let count = 0; count < 3; count++) connection.socket.write(megabyte);
		return connection;
	});
	const refused = () => slow.filter(({ answer }) => answer().includes(" 503 "));
	await expect.poll(() => refused().length).toBe(11);
	for (const address of ["192.0.2.1", "192.0.2.2", "2001:db8:6::1"]) {
		const headers = { "X-Forwarded-For": address };
		const files = [{ bytes: makePdf(5_000_000) }];
		const answer = await send("/api/enquiries", {}, files, headers);
		expect(answer.status).toBe(201);
	}
	expect(attachments()).toHaveLength(3);
	expect(refused()[0]?.answer()).toMatch(/\r\nRetry-After: \d/i);
});

test("clients that disconnect right after sending leak no upload memory", async () => {
	const { open } = await openSocket();
	const body = `${file}${"x".repeat(100_000)}\r\n${end}`;
	for (let count = 0; count < 10; count++) {
		const { socket, closed } = open({
			"Content-Type": multipart,
			"Content-Length": String(body.length),
		});
		socket.end(body);
		if (count % 2 === 0) socket.destroySoon();
		await closed;
	}
	await expect.poll(sumForms).toBe(0);
});

test("a slow upload times out with 408", async () => {
	const { open, server } = await openSocket();
	// Node takes the longer of the two as that of the whole request.
	Object.assign(server, { headersTimeout: 300, requestTimeout: 300 });
	const { closed, answer } = open({
		"Content-Type": multipart,
		"Content-Length": "100000",
	});
	await closed;
	expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
});

const pages = [
	{ target: page, locale: "zh-CN", again: "请重新选择文件" },
	{ target: `/en-US${page}`, locale: "en-US", again: "Choose your file again" },
];

test.each(pages)(
	"a form posted to $target is stored and redirects to its confirmation",
	async ({ target, locale }) => {
		const { send, find, attachments, app } = await openSite();
		// The page determines the vacancy, whatever the form says.
		const answer = await send(target, {
			transfer: "true",
			kind: "expert",
			position: "LW-2611-01",
			locale: "xx",
		});
		expect(answer.status).toBe(303);
		const location = String(answer.headers.location);
		const [address, reference = ""] = location.split("?sent=");
		expect(address).toBe(target);
		expect(await find(reference)).toMatchObject({
			kind: "application",
			position: "LW-2611-05",
			locale,
		});
		expect(attachments()).toMatchObject([{ reference, file_name: "cv.pdf" }]);
		const shown = await request(app).get(location);
		const main = parse(shown.text).querySelector("main");
		expect(main?.text).toContain(reference);
		expect(main?.querySelector("textarea")).toBe(null);
	},
);

test.each(pages)(
	"an invalid form posted to $target keeps the typed text and asks for the file again",
	async ({ target, again }) => {
		const { send } = await openSite();
		const message = `<script>alert("&'1")</script>\n李`;
		const answer = await send(target, { name: " ", message, transfer: "true" });
		expect(answer.status).toBe(422);
		expect(answer.headers["cache-control"]).toBe("no-store");
		const shown = parse(answer.text);
		const form = shown.querySelector("#apply form");
		expect(form?.getAttribute("enctype")).toBe("multipart/form-data");
		expect(form?.getAttribute("action")).toBe(`${target}#apply`);
		expect(form?.querySelector("[name=message]")?.textContent.trim()).toBe(
			message,
		);
		const links = form?.querySelectorAll("[role=alert] a") ?? [];
		expect(links).toHaveLength(2);
		expect(links[1]?.text).toContain(again);
		expect(links[1]?.getAttribute("href")).toBe(
			`#${form?.querySelector("[name=cv]")?.id}`,
		);
	},
);

test.each(pages)(
	"an oversized file posted to $target is reported at its field, and the typed text is kept",
	async ({ target }) => {
		const { send } = await openSite();
		const answer = await send(target, { transfer: "true" }, [
			{ bytes: makePdf(8 * 1024 * 1024) },
		]);
		expect(answer.status).toBe(422);
		const form = parse(answer.text).querySelector("#apply form");
		expect(form?.querySelector("[name=cv]")?.getAttribute("aria-invalid")).toBe(
			"true",
		);
		expect(form?.querySelectorAll("[role=alert] a")).toHaveLength(1);
		expect(form?.querySelector("[role=alert]")?.text).toContain("5 MB");
		expect(form?.querySelector("[name=name]")?.getAttribute("value")).toBe(
			"Li Wei",
		);
	},
);

test("submitting the form twice stores one application, and another file makes a new one", async () => {
	const { send, attachments } = await openSite();
	const target = `/en-US${page}`;
	const [one, two] = await Promise.all([send(target), send(target)]);
	expect(one?.headers.location).toBe(two?.headers.location);
	const other = await send(target, {}, [{ bytes: makeDocx() }]);
	expect(other.headers.location).not.toBe(one?.headers.location);
	expect(attachments()).toHaveLength(2);
});

test("a form posted without a file reports the missing CV even when it is URL-encoded", async () => {
	const { app } = await openSite();
	const answer = await request(app)
		.post(`/en-US${page}`)
		.type("form")
		.send(fields);
	expect(answer.status).toBe(422);
	expect(answer.text).toContain("Choose the file with your CV");
});

test("an uploaded file is stored under a safe name", async () => {
	const { send, attachments } = await openSite();
	await send("/api/enquiries", {}, [
		{ name: `../..\\a"\u202eb${"x".repeat(300)}.pdf` },
	]);
	expect(attachments()[0]?.file_name).toMatch(/^a bx{1,113}\.pdf$/);
});
