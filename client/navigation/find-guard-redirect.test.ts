import { expect, test } from "vitest";
import { isExempt } from "../../server/middleware/guard-pages.ts";
import { pageOf, pages } from "../../shared/page-paths.ts";
import { findGuardRedirect } from "./find-guard-redirect.ts";

const careers = pageOf("careers");

test.each([
	[["/"], undefined],
	[["/careers"], undefined],
	[["/car"], undefined],
	[["/about"], "/login?code=401"],
	[[], "/login?code=401"],
])(
	"without a token and with %j exempt, careers lead to %s",
	(exemptPaths, href) => {
		const options = { token: undefined, exemptPaths };
		expect(findGuardRedirect(careers, "zh-CN", options)).toBe(href);
	},
);

test("the login page is that of the page's locale, and always open", () => {
	const options = { token: undefined, exemptPaths: [] };
	expect(findGuardRedirect(careers, "en-US", options)).toBe(
		"/en-US/login?code=401",
	);
	expect(findGuardRedirect(pageOf("login"), "en-US", options)).toBeUndefined();
});

test("a page that names auth needs a token, whatever is exempt", () => {
	const options = { exemptPaths: ["/"], middleware: ["auth"] };
	expect(
		findGuardRedirect(careers, "zh-CN", { ...options, token: undefined }),
	).toBe("/login?code=401");
	expect(
		findGuardRedirect(careers, "zh-CN", { ...options, token: "Bearer abc" }),
	).toBeUndefined();
});

test.each([[["/"]], [["/about", "/services"]], [["/index"]]])(
	"with %j exempt it opens the same pages as the server",
	(exemptPaths) => {
		for (const page of pages.filter(({ id }) => id !== "login"))
			expect(
				findGuardRedirect(page, "zh-CN", {
					token: undefined,
					exemptPaths,
					middleware: [],
				}) === undefined,
			).toBe(isExempt(page.path, exemptPaths));
	},
);
