import { expect, test } from "vitest";
import { attachmentHeader } from "./content-disposition.ts";

test.each([
	["cv.pdf", "cv.pdf", "cv.pdf"],
	["my cv (1).pdf", "my cv _1_.pdf", "my%20cv%20%281%29.pdf"],
	["李伟.pdf", "__.pdf", "%E6%9D%8E%E4%BC%9F.pdf"],
	["../../etc/passwd", "passwd", "passwd"],
	["C:\\Users\\x\\cv.doc", "cv.doc", "cv.doc"],
	['a"; filename="b.exe', "a__ filename__b.exe", "a_%3B%20filename%3D_b.exe"],
	[
		"a\r\nSet-Cookie: x=1.pdf",
		"aSet-Cookie_ x_1.pdf",
		"aSet-Cookie_%20x%3D1.pdf",
	],
	["cv\u202efdp.exe", "cvfdp.exe", "cvfdp.exe"],
	["it's 100%*.pdf", "it_s 100__.pdf", "it%27s%20100__.pdf"],
	["...", "file", "file"],
	["", "file", "file"],
	["\ud800.pdf", "_.pdf", "%EF%BF%BD.pdf"],
])("the file name %j is sent as %s and %s", (name, plain, full) => {
	expect(attachmentHeader(name)).toBe(
		`attachment; filename="${plain}"; filename*=UTF-8''${full}`,
	);
});

test("a long file name is truncated but keeps its extension", () => {
	const header = attachmentHeader(`${"\u{20000}".repeat(5000)}.pdf`);
	expect(header.length).toBeLessThan(2000);
	expect(header).toMatch(/\.pdf$/);
});

test.each(["-", ".", "=", "~", "+-@"])(
	"a truncated file name does not begin with %s",
	(start) => {
		const rest = `${"x".repeat(96 - start.length)}.pdf`;
		const header = attachmentHeader(`Curriculum vitae ${start}${rest}`);
		expect(header).toContain(`UTF-8''${rest}`);
	},
);
