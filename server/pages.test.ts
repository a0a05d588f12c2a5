import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "./test-app.ts";

const app = await createTestApp();

test("a page answers in its language", async () => {
	const answer = await request(app).get("/en-US/about").expect(200);
	expect(answer.headers["content-language"]).toBe("en-US");
});
