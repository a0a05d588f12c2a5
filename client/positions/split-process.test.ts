import { expect, test } from "vitest";
import { splitProcess } from "./split-process.ts";

test.each([
	{
		name: "the last section is taken out, one level lower",
		html: '<h2 id="a">Tasks</h2>\n<p>Sell</p>\n<h2 id="b">Next</h2>\n<p>Call</p>',
		text: '<h2 id="a">Tasks</h2>\n<p>Sell</p>\n',
		process: '<h3 id="b">Next</h3>\n<p>Call</p>',
	},
	{
		name: "a text without sections stays whole",
		html: "<p>Sell</p>",
		text: "<p>Sell</p>",
		process: "",
	},
	{
		name: "a text of one section stays whole",
		html: '<h2 id="a">Tasks</h2>\n<p>Sell</p>',
		text: '<h2 id="a">Tasks</h2>\n<p>Sell</p>',
		process: "",
	},
	{ name: "an empty text stays empty", html: "", text: "", process: "" },
])("$name", ({ html, text, process }) => {
	expect(splitProcess(html)).toEqual({ text, process });
});
