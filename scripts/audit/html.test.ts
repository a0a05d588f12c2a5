import { expect, test } from "vitest";
import { listHtmlFaults } from "./html.ts";

test("HTML validator errors are reported under the page's path, and info messages are dropped", () => {
	const message = {
		type: "error",
		url: "file:/tmp/audit-html-x/3.html",
		lastLine: 7,
		message: "Duplicate ID “a”.",
		extract: '<p\n id="a">',
	};
	expect(
		listHtmlFaults(
			{ messages: [message, { ...message, type: "info" }] },
			new Map([["3.html", "/about"]]),
		),
	).toEqual([
		{
			path: "/about",
			message: 'error: Duplicate ID “a”. (line 7: <p id="a">)',
		},
	]);
});
