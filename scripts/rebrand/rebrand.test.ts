import { execFile } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { brandData } from "../../shared/brand-data.ts";
import { countOffices, fillBrand } from "../content/brand-words.ts";
import { makeFolder } from "../test/test-folder.ts";
import { ContentError, faultOf } from "../validate/fault.ts";
import { brandSchema } from "./firm-schema.ts";
import { listTraces, planRebrand } from "./plan-rebrand.ts";
import { readFirm } from "./read-firm.ts";
import { testFirm } from "./test-firm.ts";

const root = path.resolve(import.meta.dirname, "../..");
const old = brandSchema.parse(brandData);
const office = {
	phone: "+971 2 000 0199",
	address: { "en-US": ["Fixture Hall"] },
};

test("fields that a firm's file does not give keep their values, however nested", () => {
	const firm = readFirm(old, { isSample: false, figures: { staff: 74 } });
	expect(firm).toEqual({
		...old,
		isSample: false,
		figures: { ...old.figures, staff: 74 },
		offices: {},
	});
});

test.each([
	[{ nam: "x" }, "nam: unknown; the nearest is name"],
	[{ themeColor: "#eeeeee" }, "themeColor: too light"],
	[{ themeColor: "#777777" }, "themeColor: too light"],
	[{ shortName: "Falcon" }, "allowed is fields: zh-CN, en-US"],
	[{ domain: "https://a.test" }, "is not allowed; allowed is a domain"],
	[{ domain: "www.a.test" }, "is not allowed; allowed is a domain"],
	[{ contact: { phone: "04 000" } }, "contact.phone: allowed is +"],
	[
		{ contact: { email: "me" } },
		'contact.email: "me" is not allowed; allowed is a mail address',
	],
	[{ figures: { staff: "many" } }, "figures.staff"],
	[{ name: { "en-US": 'A "firm"' } }, "allowed is a text in one line"],
	[{ timeZone: "Dubai" }, "timeZone: allowed is a name of IANA"],
	["a text", "is not allowed"],
])(
	"%j is rejected with the reason, as asked for in the wrong way",
	(given, reason) => {
		expect(() => readFirm(old, given)).toThrow(
			expect.objectContaining({
				message: expect.stringContaining(reason),
				exitCode: 2,
			}),
		);
	},
);

test("the rebrand plan updates the brand's files and an office, whose address changes only in the given locale", () => {
	const firm = readFirm(old, {
		...testFirm,
		offices: { "abu-dhabi": office },
	});
	const json = `${JSON.stringify({ phone: "1", address: ["old"] }, null, 2)}\n`;
	const files = new Map([
		["shared/brand-data.ts", ""],
		["package.json", `{ "name": "${old.short}-site" }`],
		["README.md", `# ${old.name["en-US"]}: the website`],
		["public/icon.svg", `<path fill="${old.themeColor}"/>`],
		["locales/en-US/offices/abu-dhabi.json", json],
		["locales/zh-CN/offices/abu-dhabi.json", json],
		["locales/en-US/offices/doha.json", json],
		["server/left.ts", `first\n// ${old.domain.toUpperCase()}`],
	]);
	const changes = planRebrand(files, old, firm);
	const { "shared/brand-data.ts": data, ...rest } = Object.fromEntries(changes);
	const stands = (address: string) =>
		`${JSON.stringify({ phone: office.phone, address: [address] }, null, 2)}\n`;
	expect(rest).toEqual({
		"package.json": '{ "name": "quuxleyfixture-site" }',
		"README.md": "# Quuxley Fixture People: the website",
		"public/icon.svg": `<path fill="${testFirm.themeColor}"/>`,
		"locales/en-US/offices/abu-dhabi.json": stands("Fixture Hall"),
		"locales/zh-CN/offices/abu-dhabi.json": stands("old"),
	});
	expect(data).toContain('short: "quuxleyfixture"');
	expect(data).not.toContain("offices");
	expect(listTraces(new Map([...files, ...changes]), old, firm)).toEqual([
		{ file: "server/left.ts", line: 2, word: old.domain },
	]);
});

test("a firm's office that has no file is rejected by name", () => {
	const firm = readFirm(old, { offices: { paris: office } });
	expect(() => planRebrand(new Map(), old, firm)).toThrow(
		expect.objectContaining({
			message: expect.stringContaining("offices.paris: no locales/"),
			exitCode: 2,
		}),
	);
});

test("the command takes a firm's file that Git does not know, and refuses to run over uncommitted changes", async () => {
	const copy = makeFolder();
	for (const name of ["scripts", "shared", "server", "README.md"])
		await cp(path.join(root, name), path.join(copy, name), { recursive: true });
	await symlink(
		path.join(root, "node_modules"),
		path.join(copy, "node_modules"),
	);
	await writeFile(path.join(copy, ".gitignore"), "node_modules\n");
	const run = promisify(execFile);
	const git = (...words: string[]) => run("git", words, { cwd: copy });
	await git("init", "--quiet");
	await git("add", ".");
	const author = ["-c", "user.name=A", "-c", "user.email=a@firm.example"];
	await git(...author, "commit", "--quiet", "--message=a");
	await writeFile(path.join(copy, "firm.json"), JSON.stringify(testFirm));
	const script = ["scripts/rebrand.ts", "firm.json"];
	const rebrand = () => run(process.execPath, script, { cwd: copy });

	const { stdout } = await rebrand();
	expect(stdout).toContain("changed README.md\n");
	expect(stdout).toContain("changed shared/brand-data.ts\n");
	const title = await readFile(path.join(copy, "README.md"), "utf8");
	expect(title).toMatch(/^# Quuxley Fixture People:/);
	await expect(rebrand()).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining("not committed"),
	});
});

test("brand placeholders are filled, other placeholders stay, and small office counts are spelled out", () => {
	expect(fillBrand("{{brand}}, {{name}}", { brand: "A" })).toBe("A, {{name}}");
	expect([1, 4, 13].map((count) => countOffices(count, "en-US"))).toEqual([
		"one office",
		"four offices",
		"13 offices",
	]);
	expect(countOffices(2, "zh-CN")).toBe("两个办公室");
});

test("a language whose words for offices are missing is a fault of content, in one line", () => {
	expect(() => countOffices(2, "ar-AE")).toThrow(
		new ContentError([
			faultOf(
				"scripts/content/brand-words.ts",
				"ar-AE",
				"missing: the language",
			),
		]),
	);
});
