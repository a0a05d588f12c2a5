import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { DocumentStream } from "./document-stream.ts";

const page = {
	opening: [Buffer.from("<"), "a>"],
	closing: ["<b>", Buffer.from("字"), "</b></a>"],
};

/** A target that records what it receives in each turn of the event loop. */
function makeTarget(highWaterMark = 16_384) {
	const turns: string[] = [];
	let flushes = 0;
	const target = Object.assign(
		new Writable({
			highWaterMark,
			writev(chunks, callback) {
				turns.push(Buffer.concat(chunks.map(({ chunk }) => chunk)).toString());
				callback();
			},
		}),
		{ flush: () => void flushes++ },
	);
	return { target, turns, flushes: () => flushes };
}

test("a page written in one turn is sent as one chunk inside its document", async () => {
	const { target, turns, flushes } = makeTarget();
	const stream = new DocumentStream(target, page);
	stream.write("<p>");
	stream.write(Buffer.from("文</p>"));
	stream.flush();
	stream.end();
	await setImmediate();
	expect(turns).toEqual(["<a><p>文</p><b>字</b></a>"]);
	expect(target.writableFinished).toBe(true);
	expect(flushes()).toBe(0);
});

test("a partial page is sent immediately when React waits, through compression as well", async () => {
	const { target, turns, flushes } = makeTarget();
	const stream = new DocumentStream(target, page);
	stream.write("<p>");
	stream.flush();
	await setImmediate();
	expect(turns).toEqual(["<a><p>"]);
	expect(flushes()).toBe(1);
	stream.write("</p>");
	stream.flush();
	stream.end();
	await setImmediate();
	expect(turns).toEqual(["<a><p>", "</p><b>字</b></a>"]);
});

test("the stream applies backpressure and drains when the target has room", async () => {
	const { target, turns } = makeTarget(8);
	const stream = new DocumentStream(target, page);
	const drained = Promise.withResolvers<void>();
	stream.on("drain", drained.resolve);
	expect(stream.write("held back")).toBe(true);
	expect(turns).toEqual([]);
	target.cork();
	expect(stream.write("more than a page has".repeat(20_000))).toBe(false);
	target.uncork();
	await drained.promise;
	expect(stream.write("less")).toBe(true);
});

test("a stream error aborts the response instead of ending it", async () => {
	const { target } = makeTarget();
	const stream = new DocumentStream(target, page);
	const heard = Promise.withResolvers<unknown>();
	stream.on("error", heard.resolve);
	stream.destroy(new Error("broken"));
	expect(await heard.promise).toEqual(new Error("broken"));
	expect([target.destroyed, target.writableFinished]).toEqual([true, false]);
});
