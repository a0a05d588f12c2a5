import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import supertest from "supertest";
import { expect, test } from "vitest";
import { signalGone } from "./signal-gone.ts";

test.each(["before", "after"])(
	"the signal aborts for a client that left %s it was asked for",
	(time) => {
		const res = new ServerResponse(new IncomingMessage(new Socket()));
		const leave = () => {
			res.destroy();
			res.emit("close");
		};
		if (time === "before") leave();
		const signal = signalGone(res);
		if (time === "after") {
			expect(signal.aborted).toBe(false);
			leave();
		}
		expect(signal.aborted).toBe(true);
	},
);

test("the signal does not abort after a complete response", async () => {
	const answered = Promise.withResolvers<boolean>();
	const server = createServer((_req, res) => {
		const signal = signalGone(res);
		res.once("close", () => answered.resolve(signal.aborted));
		res.end("complete");
	});
	await supertest(server).get("/").expect(200, "complete");
	expect(await answered.promise).toBe(false);
});
