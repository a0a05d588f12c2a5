import { expect, test } from "vitest";
import { judgePage } from "./structured-data.ts";

const script = (json: string): string =>
	`<script type="application/ld+json">${json}</script>`;

test.each([
	["", [], []],
	["", ["Article"], ["no Article"]],
	[script('{"@type":"Answer","text":"x"}'), ["Answer"], []],
	[script('[{"@type":"Answer","text":"x"}]'), ["Answer"], []],
	[script("{"), [], [expect.stringContaining("cannot be read")]],
])(
	"the page %s with the expected types %j has the faults %j",
	(html, wanted, faults) => {
		expect(judgePage(html, wanted)).toEqual(faults);
	},
);
