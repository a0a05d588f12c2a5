import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { xmlFaults } from "../../server/discovery/test-xml.ts";
import { makeDocument } from "./make-document.ts";

const text = `Sample & note: ________ (name)　________ (day)

To:________（name）　No.:________

## 1. Pay

- Basic wage
- **Housing** and *food*

1. First
2. Second

| Item | Amount |
| --- | --- |
| Basic | 5,000 |
`;

async function partsOf(locale: string, source = text) {
	const document = await makeDocument({
		locale,
		title: "Offer letter",
		description: "What it is for",
		mark: "Sample",
		text: source,
	});
	return new Map(
		Object.entries(unzipSync(document)).map(([name, bytes]) => [
			name,
			new TextDecoder().decode(bytes),
		]),
	);
}

test.each(["en-US", "zh-CN"])(
	"in %s every part of a document is well-formed XML and declares its language and fonts",
	async (locale) => {
		const parts = await partsOf(locale);
		for (const [name, xml] of parts)
			expect(xmlFaults(xml.replace(/^<\?xml[^>]*\?>/, "")), name).toEqual([]);
		const styles = parts.get("word/styles.xml");
		expect(styles).toContain(`<w:lang w:val="${locale}" w:eastAsia="zh-CN"/>`);
		expect(styles).toMatch(/w:rFonts [^>]*w:eastAsia="Microsoft YaHei"/);
	},
);

test("the same source gives the same bytes at any time, and the document names none", async () => {
	const source = {
		locale: "en-US",
		title: "Offer letter",
		description: "For offers",
		mark: "Sample",
		text,
	};
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 2) });
	const first = await makeDocument(source);
	vi.setSystemTime(new Date(2027, 5, 7));
	const second = await makeDocument(source);
	expect(Buffer.compare(first, second)).toBe(0);
	const core = unzipSync(first)["docProps/core.xml"];
	expect(new TextDecoder().decode(core)).not.toContain("dcterms:created");
});

test("a document contains all of its text, with real headings, lists, and tables", async () => {
	const xml = (await partsOf("en-US")).get("word/document.xml") ?? "";
	const words = [...xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(
		([, word]) => word,
	);
	expect(words).toEqual([
		"Offer letter",
		"Sample &amp; note: ________ (name)　________ (day)",
		"To:",
		"________（name）　No.:________",
		"1. Pay",
		"Basic wage",
		"Housing",
		" and ",
		"food",
		"First",
		"Second",
		"Item",
		"Amount",
		"Basic",
		"5,000",
	]);
	expect(xml).toContain('<w:pStyle w:val="Title"/>');
	expect(xml).toContain('<w:pStyle w:val="Heading1"/>');
	expect(xml.match(/<w:numPr>/g)).toHaveLength(4);
	expect(xml.match(/<w:tr>|<w:tr /g)).toHaveLength(2);
	expect(xml).toContain("<w:tblHeader");
});

test("each page of a document says what it belongs to, and that it is a sample", async () => {
	const parts = await partsOf("en-US");
	expect(parts.get("word/document.xml")).toContain("<w:footerReference");
	expect(parts.get("word/footer1.xml")).toContain("Offer letter · Sample · ");
});

test.each([
	[
		"| A question that is long enough | b |\n| --- | --- |\n| c | d |",
		[6017, 3008],
	],
	["| 请问您上次做了什么 | b |\n| --- | --- |\n| c | d |", [4923, 4102]],
])(
	"the columns of a table are as wide as their texts need: %s",
	async (source, widths) => {
		const xml = (await partsOf("en-US", source)).get("word/document.xml") ?? "";
		const columns = xml.matchAll(/<w:gridCol w:w="(\d+)"/g);
		expect([...columns].map(([, width]) => Number(width))).toEqual(widths);
	},
);

test.each(["<b>bold</b>", "![a](/a.png)", "`code`"])(
	"Markdown that documents do not support is an error: %s",
	async (source) => {
		await expect(partsOf("en-US", source)).rejects.toThrow(
			"no form in documents",
		);
	},
);
