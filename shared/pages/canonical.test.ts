import { expect, test } from "vitest";
import { canonicalPath, encodeUnsafe, parseTarget } from "./canonical.ts";
import { listAddresses } from "./page-hrefs.ts";

test.each([
	// Canonical already
	["/", "/"],
	["/about", "/about"],
	["/en-US", "/en-US"],
	["/en-US/about", "/en-US/about"],
	["/industries/oil-gas/our-services", "/industries/oil-gas/our-services"],
	// The unprefixed locale's own code is removed
	["/zh-CN", "/"],
	["/zh-CN/", "/"],
	["/zh-cn", "/"],
	["/ZH-CN/about", "/about"],
	["/zh-CN/zh-CN/about", "/about"],
	["/zh-CN/en-US/about", "/en-US/about"],
	["/zh-CN/nowhere", "/nowhere"],
	["/%7Ah-CN/about", "/about"],
	["/about/zh-CN", "/about/zh-CN"],
	["/en-US/zh-CN/about", "/en-US/zh-CN/about"],
	["/zh-CNN", "/zh-CNN"],
	["/zh", "/zh"],
	// Prefixes get their canonical case
	["/en-us", "/en-US"],
	["/EN-US/", "/en-US"],
	["/En-uS/about", "/en-US/about"],
	["/en-us/nowhere", "/en-US/nowhere"],
	["/%65n-us/about", "/en-US/about"],
	["/en-usa", "/en-usa"],
	["/en/about", "/en/about"],
	// Slashes
	["//", "/"],
	["/////", "/"],
	["/about/", "/about"],
	["/about//", "/about"],
	["//about", "/about"],
	["/en-US//about", "/en-US/about"],
	["//en-us//about//", "/en-US/about"],
	["/services//hr-consulting/", "/services/hr-consulting"],
	["//evil.example", "/evil.example"],
	["//evil.example/%2e%2e", "/evil.example/%2e%2e"],
	["///evil.example//x", "/evil.example/x"],
	["/zh-CN//evil.example", "/evil.example"],
	["/en-us//evil.example", "/en-US/evil.example"],
	// Backslashes, which browsers read as slashes
	["/\\evil.example", "/%5Cevil.example"],
	["\\\\evil.example", "/%5C%5Cevil.example"],
	["/zh-CN/\\evil.example", "/%5Cevil.example"],
	["/%5Cevil.example", "/%5Cevil.example"],
	["/about\\", "/about%5C"],
	// Encoded slashes are no separators
	["/%2Fevil.example", "/%2Fevil.example"],
	["/zh-CN/%2Fevil.example", "/%2Fevil.example"],
	["/zh-CN%2Fabout", "/zh-CN%2Fabout"],
	["/en-us%2Fabout", "/en-us%2Fabout"],
	["/services%2Fhr-consulting", "/services%2Fhr-consulting"],
	["/about%2F", "/about%2F"],
	["/industries/oil-gas%2Four-services", "/industries/oil-gas%2Four-services"],
	// Known pages get their canonical case, others keep theirs
	["/About", "/about"],
	["/ABOUT/", "/about"],
	["/en-us/ABOUT", "/en-US/about"],
	["/Industries/Oil-Gas/Our-Services", "/industries/oil-gas/our-services"],
	["/home/components/expertisesection", "/Home/Components/ExpertiseSection"],
	[
		"/en-US/HOME/COMPONENTS/TestimonialsSection",
		"/en-US/Home/Components/TestimonialsSection",
	],
	["/Nowhere", "/Nowhere"],
	["/Industries/Nowhere", "/Industries/Nowhere"],
	// Known pages lose unnecessary encodings
	["/%61bout", "/about"],
	["/ab%4Fut/", "/about"],
	["/%2561bout", "/%2561bout"],
	// Characters not allowed in a header are encoded
	["/a b", "/a%20b"],
	["/a\r\nSet-Cookie: x=y", "/a%0D%0ASet-Cookie:%20x=y"],
	["/a%0d%0aSet-Cookie:x", "/a%0d%0aSet-Cookie:x"],
	["/\u0000", "/%00"],
	["/a#b", "/a%23b"],
	['/"<>`', "/%22%3C%3E%60"],
	// Characters of a path are bytes, so these three form one character
	["/\u00e5\u0085\u00b3", "/%E5%85%B3"],
	["/关于", "/%E5%85%B3%E4%BA%8E"],
	["/😀", "/%F0%9F%98%80"],
	["/%E5%85%B3", "/%E5%85%B3"],
	// Dot segments have no meaning here
	["/.", "/."],
	["/..", "/.."],
	["/../about", "/../about"],
	// No leading slash
	["", "/"],
	["about", "/about"],
])("the canonical path of %j is %s", (path, expected) => {
	expect(canonicalPath(path)).toBe(expected);
});

test.each([
	"/%",
	"/%E4",
	"/%E4%B8",
	"/about/%",
	"/about/%zz",
	"/%c0%af",
	"/en-US/%ff",
	"/zh-CN/%E4%B8",
	"/%ed%a0%80",
	"/\u00e9",
	"/caf\u00e9",
	"/\u00e5\u0085",
	"/%E5\u0085",
])("%j cannot be decoded and has no canonical path", (path) => {
	expect(canonicalPath(path)).toBeUndefined();
});

test("every address of the site is its own canonical path", () => {
	for (const { href } of listAddresses())
		expect(canonicalPath(href)).toBe(href);
});

test("the code of an invitation link keeps its case", () => {
	const path = `/login/invite/${"aB3".repeat(14)}x`;
	const known = { isPublic: () => true };
	expect(canonicalPath(path, known)).toBe(path);
	expect(canonicalPath(path.toUpperCase(), known)).toBe(path.toUpperCase());
});

test("upper and lower case, extra slashes, and the zh-CN prefix lead to the canonical address", () => {
	for (const { href } of listAddresses()) {
		expect(canonicalPath(href.toUpperCase())).toBe(href);
		expect(canonicalPath(href.toLowerCase())).toBe(href);
		expect(canonicalPath(`${href}/`)).toBe(href);
		expect(canonicalPath(`/${href.replaceAll("/", "//")}//`)).toBe(href);
		expect(canonicalPath(`/zh-CN${href}`)).toBe(href);
	}
});

test.each([
	["/", { path: "/", search: "" }],
	["/about", { path: "/about", search: "" }],
	["/about?a=1&b=2", { path: "/about", search: "?a=1&b=2" }],
	["/about?", { path: "/about", search: "?" }],
	["/about?a?b", { path: "/about", search: "?a?b" }],
	[
		"/?next=https://evil.example/",
		{ path: "/", search: "?next=https://evil.example/" },
	],
	["//evil.example/x?y", { path: "//evil.example/x", search: "?y" }],
	["/\\evil.example", { path: "/\\evil.example", search: "" }],
	["/http://evil.example", { path: "/http://evil.example", search: "" }],
	["http://evil.example/about?x", { path: "/about", search: "?x" }],
	["HTTPS://evil.example:443/about", { path: "/about", search: "" }],
	["http://user:secret@evil.example/about", { path: "/about", search: "" }],
	["http://evil.example", { path: "/", search: "" }],
	["http://evil.example?x=/y", { path: "/", search: "?x=/y" }],
	[
		"http://evil.example//other.example",
		{ path: "//other.example", search: "" },
	],
	["", { path: "/", search: "" }],
	["#x", { path: "/", search: "" }],
	["/about?x#y?z", { path: "/about", search: "?x" }],
	["*", { path: "/*", search: "" }],
	["?x", { path: "/", search: "?x" }],
	["about", { path: "/about", search: "" }],
])("parsing the target %j never leaves the site", (target, parts) => {
	expect(parseTarget(target)).toEqual(parts);
});

test.each([
	["/about?x=1&y=a+b%20c", "/about?x=1&y=a+b%20c"],
	["?q=a b", "?q=a%20b"],
	["?q=\r\nX: y", "?q=%0D%0AX:%20y"],
	["?q=\\", "?q=%5C"],
	["?q=#", "?q=%23"],
	["?q=\u007f\u0000", "?q=%7F%00"],
	["?q=\u00e9\u00ff", "?q=%E9%FF"],
	["?q=关", "?q=%E5%85%B3"],
	["?q=😀", "?q=%F0%9F%98%80"],
	["?q=\ud800", "?q=%EF%BF%BD"],
	["?q=%", "?q=%"],
	["?a[]=1", "?a[]=1"],
	["", ""],
])("%j is encoded for a header as %s", (target, expected) => {
	expect(encodeUnsafe(target)).toBe(expected);
	expect(encodeUnsafe(expected)).toBe(expected);
});
