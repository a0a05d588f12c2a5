import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { brand } from "../../shared/brand.ts";
import { writeSecurityText } from "./answer-discovery.ts";

const origin = "https://www.example.com";

test("security.txt has each field that RFC 9116 requires exactly once", async () => {
	const app = await createTestApp({ SITE_ORIGIN: origin });
	const answer = await request(app).get("/.well-known/security.txt");
	expect(answer.status).toBe(200);
	expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
	const fields = answer.text
		.trimEnd()
		.split("\n")
		.map((line) => line.split(": "));
	expect(fields.map(([name]) => name)).toEqual([
		"Contact",
		"Expires",
		"Preferred-Languages",
		"Canonical",
	]);
	expect(Object.fromEntries(fields)).toMatchObject({
		Contact: `mailto:${brand.contact.email}`,
		Canonical: `${origin}/.well-known/security.txt`,
		"Preferred-Languages": expect.stringMatching(/^en, zh/),
	});
	const left = Date.parse(fields[1]?.[1] ?? "") - Date.now();
	const days = left / 24 / 60 / 60 / 1000;
	expect(days).toBeGreaterThan(170);
	expect(days).toBeLessThan(365);
});

test("Expires in security.txt is an RFC 3339 timestamp that moves forward daily", () => {
	const textOf = (day: string) => writeSecurityText(origin, day);
	expect(textOf("2026-11-23")).toContain("Expires: 2027-05-22T00:00:00Z\n");
	expect(textOf("2026-11-24")).toContain("Expires: 2027-05-23T00:00:00Z\n");
});
