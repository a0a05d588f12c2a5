import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { leftInOldSpace } from "../../scripts/test/left-in-old-space.ts";
import { logRequests } from "./log-requests.ts";

test("an observed request is no longer in memory after two small collections", () => {
	const app = express().use(
		logRequests(() => undefined),
		() => undefined,
	);
	const socket = new Socket();
	const left = leftInOldSpace(500, () => {
		const req = new IncomingMessage(socket);
		req.url = "/about";
		req.target = { path: "/about", search: "" };
		app(req, new ServerResponse(req));
	});
	expect(left).toBeLessThan(500);
});
