import { expect, test } from "vitest";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { isLeftToServer } from "./find-showable.ts";

const [careers, desk, login, search] = [
	pageOf("careers"),
	pageOf("desk"),
	pageOf("login"),
	pageOf("search"),
];

test.each([
	["an open page", false, careers, undefined, ["/"]],
	["an open page for staff", false, careers, "Bearer abc", ["/"]],
	["a guarded page, which the cookie may open", true, careers, undefined, []],
	["a guarded page for a tab with a token", false, careers, "Bearer abc", []],
	["the desk", true, desk, undefined, ["/"]],
	["the desk for a tab with a token", true, desk, "Bearer abc", ["/"]],
	[
		"the search, whose results the server finds",
		true,
		search,
		undefined,
		["/"],
	],
	["the login page", false, login, undefined, []],
])("%s is left to the server: %s", (_name, expected, page, token, exempt) => {
	expect(isLeftToServer(page, token, exempt)).toBe(expected);
});
