import { expect, test } from "vitest";
import { shareClosings } from "./share-closings.ts";

test("a service's pages share its closing sentence, except those with their own, and those whose text asks to write", () => {
	const files = new Map([
		[
			"service-a",
			{
				index: { closing: "Ask." },
				"our-experts": { heading: "Experts" },
				"our-approach": { closing: "Tell." },
				"get-started": { heading: "Start" },
			},
		],
		["service-b", { index: { heading: "B" }, "our-experts": {} }],
	]);
	shareClosings(files);
	expect(Object.fromEntries(files)).toEqual({
		"service-a": {
			index: { closing: "Ask." },
			"our-experts": { closing: "Ask.", heading: "Experts" },
			"our-approach": { closing: "Tell." },
			"get-started": { heading: "Start" },
		},
		"service-b": { index: { heading: "B" }, "our-experts": {} },
	});
});
