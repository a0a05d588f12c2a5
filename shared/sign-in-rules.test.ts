import { expect, test } from "vitest";
import { pageOf, pages, routeOf } from "./pages/page-paths.ts";
import {
	isDoor,
	isExempt,
	isGuarded,
	minutesOf,
	readNext,
} from "./sign-in-rules.ts";

test.each([
	["/", ["/"], true],
	["/about", ["/"], true],
	["/login", ["/login"], true],
	["/login/again", ["/login"], true],
	// By plain prefix, as specified, not by segment
	["/loginx", ["/login"], true],
	["/index.html", ["/index"], true],
	["/services", ["/services/"], false],
	["/services/global", ["/services/"], true],
	["/about", ["/services", "/about"], true],
	["/about", ["/login"], false],
	["/", ["/login"], false],
	["/About", ["/about"], false],
	["/en-US/about", ["/about"], false],
	["/about", [], false],
])(
	"the path %s is exempt by the prefixes %j: %s",
	(path, prefixes, expected) => {
		expect(isExempt(path, prefixes)).toBe(expected);
	},
);

test.each([[["/"]], [["/about", "/services"]], [["/index"]], [[]]])(
	"with %j exempt, pages are guarded by their paths unless their route requires sign-in",
	(exemptPaths) => {
		for (const page of pages.filter(({ id }) => id !== "login"))
			expect(isGuarded(page, exemptPaths)).toBe(
				!isExempt(page.path, exemptPaths) ||
					routeOf(page).middleware?.includes("auth") === true,
			);
	},
);

test("the desk is always guarded, the login page never", () => {
	expect(isGuarded(pageOf("desk"), ["/"])).toBe(true);
	expect(isGuarded(pageOf("login"), [])).toBe(false);
});

test.each([
	["/desk", ["/"], "/desk"],
	["/en-US/desk", ["/"], "/en-US/desk"],
	["/en-US/careers", ["/about"], "/en-US/careers"],
	// Open pages need no sign-in
	["/en-US/careers", ["/"], undefined],
	["/login", [], undefined],
	["//evil.example/desk", ["/"], undefined],
	["https://evil.example/desk", ["/"], undefined],
	["/\\evil.example", [], undefined],
	["/desk/../careers", ["/"], undefined],
	["/desk?ref=1", ["/"], "/desk?ref=1"],
	["/desk?", ["/"], "/desk"],
	[
		"/en-US/desk?state=new&search=a+b%26c&before=1.K3F",
		["/"],
		"/en-US/desk?state=new&search=a+b%26c&before=1.K3F",
	],
	// The query keeps the parameters that the page reads, serialized anew
	["/desk?state=new&utm_source=x&preview=y", ["/"], "/desk?state=new"],
	["/desk?state=new&state=done", ["/"], "/desk?state=new"],
	["/desk?search=x?y#z", ["/"], "/desk?search=x%3Fy%23z"],
	[
		"/desk?search=x\r\nSet-Cookie: y",
		["/"],
		"/desk?search=x%0D%0ASet-Cookie%3A+y",
	],
	['/desk?search="><script>', ["/"], "/desk?search=%22%3E%3Cscript%3E"],
	[
		"/desk?search=\\\\evil.example/",
		["/"],
		"/desk?search=%5C%5Cevil.example%2F",
	],
	["/desk?search=\ud800%ff%", ["/"], "/desk?search=%EF%BF%BD%EF%BF%BD%25"],
	[`/desk?search=${"x".repeat(3000)}`, ["/"], "/desk"],
	["?state=new", ["/"], undefined],
	["//evil.example/desk?state=new", ["/"], undefined],
	["https://evil.example/?/desk", ["/"], undefined],
	["javascript:alert(1)?state=new", ["/"], undefined],
	["/careers?function=x", ["/"], undefined],
	["/desk#x", ["/"], undefined],
	["/desk\r\nSet-Cookie: x=y", ["/"], undefined],
	["/Desk", ["/"], undefined],
	["/nope", [], undefined],
	["desk", ["/"], undefined],
	["", [], undefined],
	[null, [], undefined],
	[undefined, [], undefined],
])(
	"for next=%j with %j exempt, the sign-in leads to %j",
	(next, exempt, href) => {
		expect(readNext(next, exempt)).toBe(href);
	},
);

test.each([
	[undefined, 1],
	[0, 1],
	[1, 1],
	[60, 1],
	[61, 2],
	[900, 15],
])(
	"%j seconds are shown as %i minutes to wait",
	(retryAfterSeconds, minutes) => {
		expect(minutesOf({ failure: "limited", retryAfterSeconds })).toBe(minutes);
	},
);

test("isDoor accepts only the login and invitation pages", () => {
	const doors = pages.filter(isDoor).map(({ id }) => id);
	expect(doors).toEqual(["login"]);
	expect(isDoor({ ...pageOf("login"), id: "invite" })).toBe(true);
});
