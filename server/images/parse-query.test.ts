import { parse } from "node:querystring";
import { expect, test } from "vitest";
import { parseImageQuery } from "./parse-query.ts";

const read = (query: string) =>
	parseImageQuery(parse(query), ["images.example.com"]);

test.each([
	["/nested/two%20words.png", "/nested/two words.png"],
	["/nested/two%2520words.png", "/nested/two words.png"],
	["/%25E5%259B%25BE.png", "/图.png"],
	["/a.png%3Fv=1", "/a.png"],
	["/a.png%23top", "/a.png"],
	["/%25252e%25252e/secret.png", "/%2e%2e/secret.png"],
	["/%252fetc/hostname", "//etc/hostname"],
])("the url %s names the path %s", (url, path) => {
	expect(read(`url=${url}&w=320`)).toEqual({
		source: { kind: "local", path },
		width: 320,
		quality: 100,
	});
});

test("the url of an allowed host loses its fragment", () => {
	const url = "https://images.example.com/a/../b.png?v=1%23top";
	expect(read(`url=${url}&w=3072&q=1`)).toEqual({
		source: {
			kind: "remote",
			url: new URL("https://images.example.com/b.png?v=1"),
		},
		width: 3072,
		quality: 1,
	});
});

const urlNeeded = "url: give one, a path on this site or an https address";
const pathOrHttps = "url: a path on this site or an https address";
const unlisted = "url: this host is not allowed";
const unwanted = "url: neither credentials nor a port are allowed";

test.each([
	["w=320", urlNeeded],
	["url=&w=320", urlNeeded],
	["url=/a.png&url=/b.png&w=320", urlNeeded],
	[`url=/${"x".repeat(2048)}&w=320`, urlNeeded],
	["url=a.png&w=320", pathOrHttps],
	["url=//%2561.png&w=320", pathOrHttps],
	["url=http://images.example.com/a.png&w=320", pathOrHttps],
	["url=file:///etc/passwd&w=320", pathOrHttps],
	["url=data:image/png;base64,AAAA&w=320", pathOrHttps],
	["url=https://evil.example/a.png&w=320", unlisted],
	["url=https://images.example.com.evil.example/a.png&w=320", unlisted],
	["url=https://images.example.com@evil.example/a.png&w=320", unwanted],
	["url=https://somebody@images.example.com/a.png&w=320", unwanted],
	["url=https://images.example.com:8443/a.png&w=320", unwanted],
])("%s is rejected with the reason: %s", (query, reason) => {
	expect(read(query)).toBe(reason);
});

test.each([
	"",
	"&w=0",
	"&w=321",
	"&w=-320",
	"&w=320.0",
	"&w=0320",
	"&w=320&w=640",
	"&w=99999999999999999999",
])("the width in %j is rejected", (query) => {
	expect(read(`url=/a.png${query}`)).toBe(
		"w: allowed are 320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072",
	);
});

test.each(["", "0", "101", "-1", "075", "50&q=60"])(
	"the quality %j is rejected",
	(quality) => {
		expect(read(`url=/a.png&w=320&q=${quality}`)).toBe(
			"q: allowed are 1 to 100",
		);
	},
);

test.each([
	"/../secret.png",
	"/pictures/../a.png",
	"/..",
	"/%2e%2e/secret.png",
	"/%252e%252e/secret.png",
	"/%5cevil.example/secret.png",
	"/a.png%00",
	"/a.png%2500",
	"/%25ff.png",
	"/%25",
])("the path traversal attempt %s is rejected", (url) => {
	expect(read(`url=${url}&w=320`)).toBe("url: not allowed");
});
