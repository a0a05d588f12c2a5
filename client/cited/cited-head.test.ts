import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";

const app = await createTestApp();

test.each([
	["/solutions/payroll", true],
	["/fees-and-terms", true],
	["/documents", true],
	["/guides/oman", true],
	["/candidates", false],
	["/candidates/visa", false],
	["/terms", false],
])(
	"the head of %s asks employers for their case: %s",
	async (path, isAsked) => {
		const { text } = await request(app)
			.get(`/en-US${path}`)
			.set("User-Agent", agents.person)
			.expect(200);
		const main = text.slice(text.indexOf("<main"));
		expect(
			main.slice(0, main.indexOf("</header>")).includes("data-consultation"),
		).toBe(isAsked);
	},
);
