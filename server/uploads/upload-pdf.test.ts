import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import {
	joinPdf,
	makePdfWith,
	packObjects,
	predictUp,
} from "./test-pdf-files.ts";
import { createAllowance, TooCostlyError } from "./upload-allowance.ts";
import { detectFormat } from "./upload-format.ts";
import { checkPdf } from "./upload-pdf.ts";
import { createPdfRules } from "./upload-pdf-rules.ts";

const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const embedded =
	"/Names<</EmbeddedFiles<</Names[(a.exe)<</F(a.exe)/EF<</F 4 0 R>>>>]>>>>";
const chromium = await readFile(
	path.join(import.meta.dirname, "test-chromium.pdf"),
);

/** As pdfTeX with hyperref writes it: as much as possible in an object stream. */
const latex = makePdfWith(
	"/OpenAction 10 0 R/Outlines 11 0 R/Names 12 0 R/PageMode/UseOutlines",
	packObjects([
		"<</S/GoTo/D[3 0 R/Fit]>>",
		"<</First 13 0 R/Last 13 0 R/Count 1>>",
		"<</Dests<</Kids[14 0 R]/Limits[(Doc-Start)(section.1)]>>>>",
		"<</Title(Node/JS, \\(Java/JavaScript\\) ) /A<</S/GoTo/D(section.1)>>/Parent 11 0 R>>",
		"<</Names[(Doc-Start) 3 0 R(/JavaScript) 3 0 R]/Limits[(a)(b)]>>",
		"<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com/JS)>>>>",
	]),
);

test.each(
	Object.entries({
		"Chromium, with parts called Launch and JavaScript": chromium,
		"LaTeX, with hyperref": latex,
		"one who sets text in columns": makePdfWith(
			"/Threads[<</Type/Thread/F 4 0 R/I<</Title(Thread)>>>>]",
		),
		"one with a name that ends as objects begin": makePdfWith(
			"/Resources<</XObject<</Xobj 4 0 R>>>>",
		),
		"LibreOffice, which opens at a place": makePdfWith(
			"/OpenAction[3 0 R /XYZ null null 0]/Lang(en-US)",
		),
		"Word, tagged": makePdfWith(
			"/Lang(zh-CN)/MarkInfo<</Marked true>>/StructTreeRoot 4 0 R/ViewerPreferences 5 0 R",
			"<</Type/StructTreeRoot/RoleMap<</Chart/Figure>>/K[<</S/P/K 0>>]>>",
			"<</DisplayDocTitle true>>",
		),
		"one whose links, and the place where it opens, are objects of their own":
			makePdfWith(
				"/OpenAction 4 0 R/Outlines 5 0 R",
				"<</S/GoTo/D[3 0 R/Fit]/Next 8 0 R>>",
				"<</First 6 0 R/Last 6 0 R>>",
				"<</Title(a)/A 7 0 R/Next 9 0 R>>",
				"<</S/URI/URI(https://example.com/)>>",
				"<</S/Named/N/NextPage>>",
				"<</Title(b)/A<</S/URI/URI(https://example.com/)>>>>",
				"<</Dests<</AA[3 0 R/Fit]/Next[3 0 R/Fit]/OpenAction[3 0 R/Fit]/URI[3 0 R/Fit]>>>>",
				"<</URI[3 0 R/Fit]/AA[3 0 R/Fit]>>",
			),
		"a scanner, one picture of random bytes": makePdfWith(
			"",
			Buffer.concat([
				Buffer.from("<</Length 3000000>>stream\n"),
				randomBytes(3_000_000),
				Buffer.from("\nendstream"),
			]),
		),
		"what gives a picture a thousand resources": makePdfWith(
			"",
			`<</Subtype/Form/Resources<</XObject<<${"/A 9 0 R".repeat(1000)}>>>>/Length 1>>stream\nx\nendstream`,
		),
		"objects with a predictor": makePdfWith(
			"",
			packObjects(["<</S/P>>", "<</S/Span>>"], {
				dictionary:
					"/Type/ObjStm/Filter[/FlateDecode]/DecodeParms[<</Predictor 12/Columns 7>>]",
				pack: (bytes) => deflateSync(predictUp(bytes, 7)),
			}),
		),
		"objects that are not compressed": makePdfWith(
			"",
			packObjects(["<</S/P>>"], {
				dictionary: "/Type/ObjStm",
				pack: (bytes) => bytes,
			}),
		),
	}),
)("a PDF by %s is accepted", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toBe("pdf");
});

test.each(
	Object.entries({
		"a script at opening": makePdfWith(`/OpenAction ${script}`),
		"a script elsewhere": makePdfWith("/OpenAction 4 0 R", script),
		"a script by its names": makePdfWith("/Names<</JavaScript 4 0 R>>", "<<>>"),
		"a script whose kind is elsewhere": makePdfWith(
			"/OpenAction<</S 4 0 R/D[3 0 R]>>",
			"/JavaScript",
		),
		"a script with escapes": makePdfWith("/AA<</O<</#53/#4a#53 4 0 R>>>>"),
		"a script with all letters escaped": makePdfWith(
			"/OpenAction<</S/J#61v#61Script>>",
		),
		"a program to start": makePdfWith("/OpenAction<</S/Launch/F(cmd.exe)>>"),
		"a program, and an array that viewers pass by": makePdfWith(
			"/OpenAction<</S/Launch[]/F(cmd.exe)>>",
		),
		"a form that is sent": makePdfWith("/A<</S/SubmitForm/F(http://x)>>"),
		"data that is fetched": makePdfWith("/A<</S/ImportData/F(x.fdf)>>"),
		"a document elsewhere": makePdfWith(
			"/AA<</O<</S/GoToR/F(\\\\x\\y)/D[0/Fit]>>>>",
		),
		"a text's thread in a document elsewhere": makePdfWith(
			"/OpenAction<</S/Thread/F(\\\\x\\y)/D 0>>",
		),
		media: makePdfWith("/Annots[<</Subtype/RichMedia>>]"),
		"a form of XML": makePdfWith("/AcroForm<</XFA[(a)4 0 R]>>"),
		"files in it": makePdfWith(embedded),
		"a file in a note": makePdfWith("/FS<</EF<</F 4 0 R>>>>"),
		"a script in a trailer": joinPdf(["<<>>"], `/Root<</OpenAction${script}>>`),
		"a script between comments": Buffer.from(
			makePdfWith("")
				.toString("latin1")
				.replace("%%EOF", `4%\n0%x\nobj%y\n${script}endobj\nstartxref 0 %%EOF`),
			"latin1",
		),
		"a script in what seems to be a picture": makePdfWith(
			"",
			`<</Length 99>>stream\n\x00\xff(5 0 obj${script}endobj\nendstream`,
		),
		"a script in what seems to be a text": makePdfWith(
			`/Title(7 0 obj${script}endobj)`,
		),
		"a script behind a name that ends as objects begin": makePdfWith(
			`/Xobj 4 0 R/OpenAction${script}`,
		),
		"a script among packed objects, behind such a word": makePdfWith(
			"",
			packObjects([`<</A obj/OpenAction${script}>>`]),
		),
		"a script among packed objects": makePdfWith("", packObjects([script])),
		"a script among packed objects that are not called so": makePdfWith(
			"",
			packObjects([script], { dictionary: "/Filter/FlateDecode" }),
		),
		"a script among objects packed under escaped names": makePdfWith(
			"",
			packObjects([script], {
				dictionary: "/Type/#4fbjStm/F#69lter/Fl#61teDecode",
			}),
		),
		"a script that is packed with a predictor": makePdfWith(
			"",
			packObjects([script], {
				dictionary:
					"/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 5>>",
				pack: (bytes) => deflateSync(predictUp(bytes, 5)),
			}),
		),
		"a script among packed objects about which much is said": makePdfWith(
			"",
			packObjects([script], {
				dictionary: `/Type/ObjStm/A[${"1 ".repeat(400)}]/Filter/FlateDecode`,
			}),
		),
		"a script whose kind is a packed object behind one called D": makePdfWith(
			"",
			packObjects(["/D", "/JavaScript", "/X"]),
		),
	}),
)("a PDF with %s is rejected as active content", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toBe("active");
});

const link = "<</S/URI/URI(https://example.com/)>>";

test.each(
	Object.entries({
		"at the opening": makePdfWith(`/OpenAction${link}`),
		"by an object of its own": makePdfWith("/OpenAction 4 0 R", link),
		"by an object before": makePdfWith(
			"/Lang(a)",
			link,
			"<</OpenAction 4 0 R>>",
		),
		"by a packed object": makePdfWith(
			"/OpenAction 11 0 R",
			packObjects(["<</S/GoTo>>", link]),
		),
		"from a packed object": makePdfWith(
			"/Lang(a)",
			link,
			packObjects(["<</OpenAction 4 0 R>>"]),
		),
		"by an object whose number stands behind a comment": makePdfWith(
			"/OpenAction 9 0 R",
			`<<>>endobj 9 0 %
obj${link}`,
		),
		"by an array, which is no dictionary": makePdfWith(`/AA[${link}]`),
		"by a name elsewhere": makePdfWith(
			"/OpenAction<</S 4 0 R/URI(x)>>",
			"/URI",
		),
		"by an object with a bracket that closes nothing": makePdfWith(
			"/OpenAction 4 0 R",
			"<</A 1]/S/URI/URI(x)>>",
		),
		"with escapes": makePdfWith("/#4fpenAction 4 0 R", "<</S/#55RI/U#52I(x)>>"),
		"after another action": makePdfWith(
			`/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[${link}]>>`,
		),
		"after another action, which are objects": makePdfWith(
			"/OpenAction 4 0 R",
			"<</S/GoTo/Next[5 0 R]>>",
			link,
		),
		"as a page is shown": makePdfWith("/Lang(a)", `<</AA<</O${link}>>>>`),
		"as a page is shown, elsewhere": makePdfWith(
			"/AA 4 0 R",
			"<</O 5 0 R>>",
			link,
		),
	}),
)(
	"a PDF that opens a URL automatically %s is rejected",
	async (_name, bytes) => {
		expect(await detectFormat(bytes)).toBe("active");
	},
);

test("more actions than can be followed are rejected", () => {
	const numbers = Array.from({ length: 100_001 }, (_, number) => number);
	const text = `<< /Next [ ${numbers.map((number) => `${number} 0 R `).join("")}] >> `;
	const object = { text, addresses: [], isOpening: false, streamAt: undefined };
	expect(() => createPdfRules().check(object, 1)).toThrow("more actions");
});

const hidden = "(<</S/URI/URI(x)>>)";

test.each(["%a\n%b\n", "%a%b\n", "% \r\n\r%\n", `%${"a".repeat(3000)}\n`])(
	"a script after a comment is found (%#)",
	async (comment) => {
		const text = makePdfWith("").toString("latin1");
		const hidden = `4 0 ${comment}obj${script}endobj\nstartxref 0 %%EOF`;
		const bytes = Buffer.from(text.replace("%%EOF", hidden), "latin1");
		expect(await detectFormat(bytes)).toBe("active");
	},
);

test.each(
	Object.entries({
		"is encrypted": joinPdf(["<<>>"], "/Root 1 0 R/Encrypt 2 0 R"),
		"packs objects in a way that is not looked into": makePdfWith(
			"",
			packObjects([script], { dictionary: "/Type/ObjStm/Filter/LZWDecode" }),
		),
		"packs objects twice": makePdfWith(
			"",
			packObjects([script], {
				dictionary: "/Type/ObjStm/Filter[/FlateDecode/FlateDecode]",
				pack: (bytes) => deflateSync(deflateSync(bytes)),
			}),
		),
		"says elsewhere how objects are packed": makePdfWith(
			"",
			packObjects([script], { dictionary: "/Type/ObjStm/Filter 5 0 R" }),
		),
		"says twice how objects are packed": makePdfWith(
			"",
			packObjects(["<<>>"], {
				dictionary: "/Type/ObjStm/Filter/FlateDecode/First 0",
			}),
		),
		"has objects inside of a text": makePdfWith(
			"",
			packObjects([hidden], { shift: 1 }),
		),
		"has packed objects that are damaged": makePdfWith(
			"",
			packObjects(["<</A 1>>"], {
				pack: (bytes) => deflateSync(bytes).fill(0, 9),
			}),
		),
		"lists fewer packed objects than it says": makePdfWith(
			"",
			packObjects(["<<>>"], { count: 2 }),
		),
		"says elsewhere how rows are packed": makePdfWith(
			"",
			packObjects([script], {
				dictionary: "/Type/ObjStm/Filter/FlateDecode/DecodeParms 5 0 R",
			}),
		),
		"has packed rows of 100 KB": makePdfWith(
			"",
			packObjects([script], {
				dictionary:
					"/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 100000>>",
				pack: (bytes) => deflateSync(predictUp(bytes, 100_000)),
			}),
		),
		"has an object without an end": makePdfWith("/A<<"),
		"has a text without an end": makePdfWith("/A("),
		"goes on behind a word that ends objects": makePdfWith(
			"",
			"<</A stream /S/URI>>",
		),
		"packs 40 MB into 40 KB": makePdfWith(
			"",
			packObjects([" ".repeat(200)], {
				pack: (bytes) =>
					deflateSync(Buffer.concat([bytes, Buffer.alloc(40_000_000, 32)])),
			}),
		),
	}),
)("a PDF that %s is rejected as broken", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toBe("broken");
});

test.each([
	"/Predictor 12/Columns 5/Colors 3",
	"/Predictor 12/Columns 0",
	"/Predictor 12/Columns 4",
	"/Predictor 2/Columns 5",
	"/Predictor 16/Columns 5",
])(
	"a PDF that packs rows in another way than %s is rejected as broken",
	async (parameters) => {
		const packed = packObjects(["<</S/P>>"], {
			dictionary: `/Type/ObjStm/Filter/FlateDecode/DecodeParms<<${parameters}>>`,
			pack: (bytes) => deflateSync(predictUp(bytes, 5)),
		});
		expect(await detectFormat(makePdfWith("", packed))).toBe("broken");
	},
);

test("a filter whose name ends in null is unknown", async () => {
	const packed = packObjects(["<</S/P>>"], {
		dictionary: "/Type/ObjStm/Filter/Flnull",
	});
	expect(await detectFormat(makePdfWith("", packed))).toBe("broken");
});

test.each([
	["texts in one another", "obj(".repeat(1_200_000) + ")".repeat(200)],
	["numbers and comments", "1 obj%".repeat(800_000)],
	[
		"texts that end",
		`${"1 obj[(".repeat(300_000)}${")]".repeat(300_000)}endobj`,
	],
])("checking a 5 MB PDF of %s yields to other work", async (_name, text) => {
	const bytes = Buffer.from(`%PDF-1.4\n0 ${text}\nstartxref 0 %%EOF`);
	let turns = 0;
	let isDone = false;
	const others = (async () => {
		while (!isDone) {
			await new Promise((resolve) => setImmediate(resolve));
			turns++;
		}
	})();
	await checkPdf(bytes, createAllowance({ totalMs: 100 })).catch(
		(error: unknown) => {
			expect(error).toBeInstanceOf(Error);
		},
	);
	isDone = true;
	await others;
	expect(turns).toBeGreaterThan(0);
});

test("limits on the number and total size of packed objects apply across a PDF", async () => {
	const piece = packObjects(["<</A 1>>"], {
		pack: (bytes) =>
			deflateSync(Buffer.concat([bytes, Buffer.alloc(9000, 32)])),
	});
	const bytes = makePdfWith("", ...Array<Buffer>(20).fill(piece));
	await checkPdf(bytes, createAllowance());
	for (const limits of [{ pieces: 19 }, { unpackedBytes: 100_000 }])
		await expect(checkPdf(bytes, createAllowance(limits))).rejects.toThrow(
			TooCostlyError,
		);
});

const opensWeb = "<</S/URI/URI(https://e.example)>>";

test.each([
	["a signed number", "/OpenAction +4 0 R", [opensWeb]],
	["a number with a point", "/OpenAction 4.0 0 R", [opensWeb]],
	["a number beside its word", "/OpenAction 4 0R", [opensWeb]],
	[
		"a number without a value but with a sign",
		"/OpenAction 4 -0 R",
		[opensWeb],
	],
	[
		"an object behind brackets that open nothing",
		"/OpenAction 4 0 R",
		[`)>${opensWeb}`],
	],
	["names that end early in some readers", "/OpenAction#00 4 0 R", [opensWeb]],
	["an object that is a reference", "/OpenAction 4 0 R", ["5 0 R", opensWeb]],
	[
		"a list of next actions",
		"/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 4 0 R>>",
		["[5 0 R]", opensWeb],
	],
	[
		"a list that contains the next action",
		"/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 4 0 R>>",
		[`[${opensWeb}]`],
	],
	["actions under a signed number", "/AA +4 0 R", [`<</WC${opensWeb}>>`]],
	[
		"a URL under a signed number",
		"/A<</S/URI/URI +4 0 R>>",
		["(javascript:x)"],
	],
	[
		"a packed list of next actions",
		"/OpenAction 10 0 R",
		[packObjects(["<</S/GoTo/D(a)/Next 11 0 R>>", "[12 0 R]", opensWeb])],
	],
] as const)(
	"a PDF that opens a URL by way of %s is active",
	async (_name, catalog, objects) => {
		expect(await detectFormat(makePdfWith(catalog, ...objects))).toBe("active");
	},
);

test("a PDF that opens at a place whose object is a list may have links of its own", async () => {
	const pdf = makePdfWith(
		"/OpenAction 4 0 R/Length 5 0 R",
		"[3 0 R/Fit]",
		"1234",
		"[6 0 R]",
		opensWeb,
	);
	expect(await detectFormat(pdf)).toBe("pdf");
});
