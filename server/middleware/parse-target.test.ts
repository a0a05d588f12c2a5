import { expect, test } from "vitest";
import { sendBytes } from "../connections/test-connection.ts";
import { parseRequestTarget } from "./parse-target.ts";
import { runInFront } from "./run-in-front.ts";

const listener = runInFront([parseRequestTarget], (req, res) =>
	res.end(`[${req.url}] [${req.target.path}] [${req.target.search}]`),
);

test.each([
	["/a?b", "[/a?b] [/a] [?b]"],
	["//a//?", "[//a//?] [//a//] [?]"],
	["http://x/a?b", "[/a?b] [/a] [?b]"],
	["http://", "[/] [/] []"],
	["*", "[/*] [/*] []"],
	["/a?b#c?d", "[/a?b] [/a] [?b]"],
])("the request target %s is normalized for the app", async (target, seen) => {
	const answer = await sendBytes(
		`OPTIONS ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
		listener,
	);
	expect(answer.split("\r\n\r\n")[1]).toContain(seen);
});
