import { expect, test } from "vitest";
import { compileFacts } from "./compile-facts.ts";

test.each([
	["en-US", ["2.5%", "29,000"]],
	["zh-CN", ["2.5%", "29,000"]],
])(
	"in %s, a fact's figure does not wrap at its slashes, and its steps are shares or numbers",
	(locale, values) => {
		const facts = compileFacts(
			[
				{
					id: "sa-shares",
					country: "sa",
					value: "Shares: 35 / 65 / 55%",
					text: { "en-US": "A text.", "zh-CN": "一句话。" },
					steps: [
						{ name: "2021", percent: 2.5 },
						{ name: "2025", people: 29_000 },
					],
					asOf: "2026-11-01",
					checked: "2026-11-02",
					reviewBy: "2027-11-02",
					source: {
						name: "A paper",
						grade: "press",
						url: "https://example.com",
					},
				},
			],
			{
				locale,
				attribution: {
					dated: "",
					read: "",
					grades: { official: "", press: "", lawFirm: "", secondary: "" },
				},
			},
		);
		const fact = facts.get("sa-shares");
		expect(fact?.value).toBe("Shares: 35\u00a0/\u00a065\u00a0/\u00a055%");
		expect(fact?.steps?.map(({ length }) => length)).toEqual(["2.5", "29000"]);
		expect(fact?.steps?.map(({ value }) => value)).toEqual(values);
	},
);
