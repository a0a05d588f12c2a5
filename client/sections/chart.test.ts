import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";

const app = await createTestApp();
const read = async (address: string) =>
	(await request(app).get(address).set("User-Agent", agents.person)).text;

test("a plan of weeks counts to the first working day and links to the rule", async () => {
	const html = await read("/en-US/industries/aerospace-defense/our-insights");
	const figure = /<figure.*?<\/figure>/s.exec(html)?.[0] ?? "";
	// 5 + 14 + 9, without eight weeks of company authorization.
	expect(
		/converts a foreign license<\/span>.*?<\/svg><span[^>]*>(\d+)</s.exec(
			figure,
		)?.[1],
	).toBe("28");
	const [, path = "", anchor] = /<a href="([^"#]+)#([^"]+)"/.exec(figure) ?? [];
	expect(path).toBe("/en-US/solutions/gulf-recruitment");
	expect(await read(path)).toContain(`<h2 id="${anchor}">How we count weeks`);
});
