import { expect, test } from "vitest";
import { listHtmlFaults } from "./html.ts";

test("a file's faults are its address's", () => {
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
