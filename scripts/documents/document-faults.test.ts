import { expect, test } from "vitest";
import { inEnglish } from "../words/words.ts";
import { listDocumentFaults } from "./document-faults.ts";

test.each([
	["Note.\n\n- **One** [two](/three)\n\n> Four\n\n| A |\n| - |\n| *b* |", []],
	["One.\n\nA <b>bold</b>", [[8, "html"]]],
	["One.\n\n- ![a](/a.png)", [[8, "image"]]],
	["One.\n\n| A |\n| - |\n| `b` |", [[20, "codespan"]]],
	["One.\n\n- two\n  - three", [[14, "list"]]],
	["```\na\n```", [[0, "code"]]],
])(
	"Markdown that documents do not support is reported with its offset: %j",
	(text, faults) => {
		const found = listDocumentFaults(text).map(({ offset, message }) => [
			offset,
			/\((.*?)\)/.exec(inEnglish(message))?.[1],
		]);
		expect(found.slice(0, 1)).toEqual(faults);
	},
);
