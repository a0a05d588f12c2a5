import { expect, test, vi } from "vitest";
import { writeCookie } from "./browser-memory.ts";

test.each([
	["https:", ";Secure"],
	["http:", ""],
])("over %s, a cookie ends with %j", (protocol, end) => {
	const page = { cookie: "" };
	vi.stubGlobal("document", page);
	vi.stubGlobal("location", { protocol });
	writeCookie("locale", "zh-CN", 60);
	expect(page.cookie).toBe(`locale=zh-CN;Max-Age=60;Path=/;SameSite=Lax${end}`);
	vi.unstubAllGlobals();
});
