import { expect, test } from "vitest";
import {
	listReferences,
	listStyleReferences,
	listTargets,
} from "./references.ts";

const base = "http://host/a/b";

test.each(
	Object.entries({
		'<a href="/x#y">': ["http://host/x#y"],
		'<a href="#y"><a href="#y">': ["http://host/a/b#y"],
		'<a href="mailto:a@b.example"><a href="tel:+971">': [],
		'<a href="?z=1&amp;q=2">': ["http://host/a/b?z=1&q=2"],
		'<a href="https://other.example/">': ["https://other.example/"],
		'<link rel="icon" href="/i.svg">': ["http://host/i.svg"],
		'<img src="/1.jpg" srcset="/1.jpg 1x, /2.jpg 2x">': [
			"http://host/1.jpg",
			"http://host/2.jpg",
		],
		'<form method="post" action="/x"></form><form action="/y#z"></form>': [
			"http://host/y",
		],
		'<meta property="og:image" content="/c.png">': ["http://host/c.png"],
		'<script type="application/ld+json">{"@context":"https://schema.org","url":"http://host/x"}</script>':
			["http://host/x"],
	}),
)("the HTML %s references the URLs %j", (html, urls) => {
	expect(listReferences(html, base)).toEqual(urls);
});

test("a stylesheet's references include pictures and fonts but not data URLs", () => {
	const css = `a{background:url("/p.svg")}b{background:url(data:image/png;base64,x)}@font-face{src:url(../f.woff2)}`;
	expect(listStyleReferences(css, "http://host/assets/s.css")).toEqual([
		"http://host/p.svg",
		"http://host/f.woff2",
	]);
});

test("fragment targets include ids and anchor names", () => {
	expect(listTargets('<p id="a"><a name="b"></a></p>')).toEqual(
		new Set(["a", "b"]),
	);
});
