import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../connections/listen.ts";
import { startSharedRender } from "./shared-render.ts";

/** Serves a render with the given outcome to every request. */
async function serve(end: "whole" | "broken") {
	const kept: string[] = [];
	const ended = Promise.withResolvers<void>();
	const render = startSharedRender(
		async () => ({
			ms: 1,
			isWhole: () => true,
			pipe(target) {
				target.write("first part");
				if (end === "whole") target.end(", last part");
				else target.destroy();
			},
		}),
		async (bytes) => void kept.push(bytes.toString()),
		ended.resolve,
	);
	const server = createServer((_req, res) => {
		render.join(res);
		void render.sendTo(res);
	});
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const port = await listen(server, 0, "127.0.0.1");
	const ask = async () => {
		const request = get({ port, host: "127.0.0.1", agent: false });
		const [answer]: IncomingMessage[] = await once(request, "response");
		if (!answer) throw new Error("no answer");
		return text(answer);
	};
	return { ask, kept, ended: ended.promise };
}

test("a completed render is sent to every client and cached", async () => {
	const { ask, kept, ended } = await serve("whole");
	expect(await Promise.all([ask(), ask()])).toEqual(
		Array(2).fill("first part, last part"),
	);
	await ended;
	expect(kept).toEqual(["first part, last part"]);
});

test("a failed render aborts its responses and is not cached", async () => {
	const { ask, kept, ended } = await serve("broken");
	await ended;
	const answers = await Promise.allSettled([ask(), ask()]);
	expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(kept).toEqual([]);
});
