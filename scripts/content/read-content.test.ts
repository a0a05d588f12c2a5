import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { ContentError } from "./read-content.ts";

const root = path.resolve(import.meta.dirname, "../..");
const article = "articles/which-hiring-model-fits.md";
const position = "positions/consultant-china-desk.md";

/** A copy of the content that a test may spoil. */
async function copyContent(): Promise<string> {
	const folder = await mkdtemp(path.join(os.tmpdir(), "content-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await cp(path.join(root, "locales"), path.join(folder, "locales"), {
		recursive: true,
	});
	await cp(path.join(root, "shared"), path.join(folder, "shared"), {
		recursive: true,
	});
	return folder;
}

async function listFaults(folder: string): Promise<readonly string[]> {
	try {
		await compileMessages(folder);
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.faults;
		throw error;
	}
}

test.for<[string, string, string, string, string]>([
	[
		"a day that does not exist",
		`en-US/${article}`,
		"published: ",
		"published: 2026-02-31 #",
		`en-US/${article}: published: a day as YYYY-MM-DD`,
	],
	[
		"an unknown field",
		`en-US/${article}`,
		"topic: ",
		"colour: red\ntopic: ",
		`en-US/${article}: file: Unrecognized key: "colour"`,
	],
	[
		"an unknown office",
		`zh-CN/${position}`,
		"office: dubai",
		"office: paris",
		`zh-CN/${position}: office: paris is none of`,
	],
	[
		"an unknown function",
		`zh-CN/${position}`,
		"function: ",
		"function: sales #",
		`zh-CN/${position}: function: Invalid option`,
	],
	[
		"a value that differs between languages",
		`en-US/${position}`,
		"level: ",
		"level: lead #",
		`${position}: level: `,
	],
	[
		"a fact that there is not",
		`en-US/${article}`,
		"{{facts: ",
		"{{facts: ae-nope, ",
		`en-US/${article}: text: no fact ae-nope in facts.json`,
	],
	[
		"a time that there is not",
		"en-US/offices/dubai.json",
		'"opens": "08:30"',
		'"opens": "8.30"',
		"en-US/offices/dubai.json: hours.0.opens: a time as 08:30",
	],
	[
		"broken JSON",
		"zh-CN/offices/doha.json",
		"{",
		"{,",
		"zh-CN/offices/doha.json: ",
	],
	[
		"a message where a list is put",
		"en-US/offices.json",
		"{",
		'{ "places": "Places",',
		"en-US/offices.json: places: is made from content",
	],
	[
		"a fact without an id's form",
		"facts.json",
		'"id": "ae-gratuity"',
		'"id": "Gratuity"',
		"id: as ae-gratuity",
	],
])("%s is named with its file and field", async ([, file, from, to, fault]) => {
	const folder = await copyContent();
	const target = path.join(folder, "locales", file);
	const text = await readFile(target, "utf8");
	expect(text).toContain(from);
	await writeFile(target, text.replace(from, to));
	const faults = await listFaults(folder);
	expect(faults.join("\n")).toContain(fault);
});

test("an article that one language lacks is named", async () => {
	const folder = await copyContent();
	await rm(path.join(folder, "locales/zh-CN", article));
	expect(await listFaults(folder)).toEqual([
		"zh-CN/articles/which-hiring-model-fits: missing",
	]);
});

test("a file whose name is no slug is named, with the slug", async () => {
	const folder = await copyContent();
	const articles = path.join(folder, "locales/en-US/articles");
	await cp(
		path.join(folder, "locales/en-US", article),
		path.join(articles, "Pay & Gratuity.md"),
	);
	expect(await listFaults(folder)).toContain(
		"en-US/articles/Pay & Gratuity.md: name: allowed is pay-gratuity",
	);
});

test("an article, a position and an office are added by a file a language", async () => {
	const folder = await copyContent();
	for (const locale of ["en-US", "zh-CN"])
		for (const [from, to] of [
			[article, "articles/a-new-one.md"],
			[position, "positions/a-new-one.md"],
			["offices/dubai.json", "offices/muscat.json"],
		] as const)
			await cp(
				path.join(folder, "locales", locale, from),
				path.join(folder, "locales", locale, to),
			);
	for (const { content, namespaces } of await compileMessages(folder)) {
		expect(content.articles.map(({ summary }) => summary.slug)).toContain(
			"a-new-one",
		);
		expect(content.offices.map(({ id }) => id)).toContain("muscat");
		expect(namespaces.has("article-a-new-one")).toBe(true);
		expect(namespaces.has("position-a-new-one")).toBe(true);
		expect(namespaces.get("common")).toMatchObject({
			names: { anchors: { muscat: expect.any(String) } },
		});
	}
});

test("sections get the facts that they name, in their own language", async () => {
	const [chinese, english] = await compileMessages(root);
	expect(chinese?.namespaces.get("home")).toMatchObject({
		nationalization: {
			facts: [
				{ id: "ae-emiratisation-target", source: expect.stringMatching(/月/) },
				{},
				{},
			],
		},
	});
	expect(english?.namespaces.get("home")).toMatchObject({
		nationalization: {
			facts: [
				{ id: "ae-emiratisation-target", text: expect.stringMatching(/cycle/) },
				{},
				{},
			],
		},
	});
});
