import { expect, test } from "vitest";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { LocaleLoadError } from "./load-errors.ts";
import { resolveFailure } from "./resolve-failure.ts";

test("if messages respond with status 401, the navigation is left to the server", async () => {
	const error = new LocaleLoadError("en-US", { status: 401 });
	const recovery = await resolveFailure(error, {
		page: pageOf("careers"),
		locale: "en-US",
		href: "/en-US/careers",
		messages: {
			buildId: "b",
			instance: () => {
				throw new Error("nobody asks");
			},
			load: async () => undefined,
			loadFor: async () => undefined,
		},
	});
	expect(recovery).toEqual({});
});
