import { afterEach, expect, test, vi } from "vitest";
import { loadRouteRules, needsDocument } from "./route-rules.ts";

const rules = {
	matcher: {
		static: { "/": {}, "/en-US/about": {}, "/search": { document: true } },
		dynamic: {
			"/industries/:industry": {},
			"/desk/:view/:item": { document: true },
		},
	},
	prerendered: ["/", "/industries/oil-gas"],
} as const;

afterEach(() => vi.unstubAllGlobals());

test.each([
	["/en-US/about", false],
	["/about", true],
	["/search", true],
	["/industries/chemicals", false],
	["/industries/chemicals/x", true],
	["/industries/", true],
	["/x/industries/chemicals", true],
	["/desk/sessions/1", true],
	["/", true],
	["/industries/oil-gas", true],
])("by the route rules, %s needs a document: %s", (path, expected) => {
	expect(needsDocument(path, rules)).toBe(expected);
	expect(needsDocument(path)).toBe(false);
});

test.each([{}, { matcher: { static: {} } }, { matcher: rules.matcher }])(
	"an answer that holds no route rules, such as a portal's %j, is logged and does not stop navigation",
	async (answer) => {
		vi.stubGlobal("window", { location: { origin: "https://example.com" } });
		vi.stubGlobal("fetch", async () => Response.json(answer));
		const log = vi.spyOn(console, "error").mockReturnValue();
		await loadRouteRules("b");
		expect(log.mock.calls).toEqual([
			["no route rules of build b:", expect.any(TypeError)],
		]);
		log.mockClear();
		expect(needsDocument("/nowhere")).toBe(false);
	},
);

test("route rules that fail to load are logged once, and no path needs a document", async () => {
	const failure = new TypeError("offline");
	vi.stubGlobal("fetch", () => Promise.reject(failure));
	const log = vi.spyOn(console, "error").mockReturnValue();
	await loadRouteRules("b");
	expect(log.mock.calls).toEqual([["no route rules of build b:", failure]]);
	log.mockClear();
	expect(needsDocument("/nowhere")).toBe(false);
});
