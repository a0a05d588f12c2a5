import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath, encodeUnsafe, parseTarget } from "./canonical.ts";
import { listAddresses } from "./page-hrefs.ts";

const runs = { seed: 16, numRuns: 3000 };

/** Building blocks of paths, including sequences that have caused open redirects elsewhere. */
const piece = fc.constantFrom(
	"/",
	"/",
	"/",
	"//",
	"///",
	"\\",
	"\\\\",
	"/\\",
	"%2F",
	"%2f",
	"%5C",
	"%5c",
	"%2F%2F",
	"%252F",
	"%E4%B8%AD",
	"%C3%A9",
	"%00",
	"%0d%0a",
	"%20",
	"%2e",
	"%2E%2e",
	"%25",
	"%61",
	"zh-CN",
	"zh-cn",
	"ZH-CN",
	"/zh-CN/",
	"en-US",
	"en-us",
	"EN-US",
	"/En-Us/",
	"%65n-US",
	"%7ah-cn",
	".",
	"..",
	"./",
	"../",
	"about",
	"ABOUT",
	"/About/",
	"industries",
	"oil-gas",
	"Home/Components/ExpertiseSection",
	"evil.example",
	"http:",
	"@",
	":",
	"javascript:",
	"\u0000",
	"\t",
	"\r",
	"\n",
	"\r\n",
	"\u001f",
	" ",
	"_image",
	"\u007f",
	"\u2028",
	"😀",
	"\ud800",
	"中",
	"\u212a",
	"\u0130",
	"<",
	'"',
	"__proto__",
	"constructor",
	";",
	"&",
	"+",
	"[",
	"]",
	"|",
	"^",
	"`",
	"~",
);
/** Less frequent, because a path that contains one has no canonical form. */
const undecodable = fc.constantFrom("%", "%E4", "%E4%B8", "%zz", "\u00e9");
// A string arbitrary over all code points would first enumerate a million of them.
const character = fc
	.array(fc.nat({ max: 0x10ffff }), { minLength: 1, maxLength: 3 })
	.map((points) => String.fromCodePoint(...points));
const hostile = fc
	.array(
		fc.oneof(
			{ arbitrary: piece, weight: 16 },
			{ arbitrary: character, weight: 1 },
			{ arbitrary: undecodable, weight: 1 },
		),
		{ maxLength: 9 },
	)
	.map((pieces) => pieces.join(""));

const ours = "https://site.example";

test("a canonical path is a plain path of this site and its own canonical form", () => {
	let defined = 0;
	fc.assert(
		fc.property(hostile, (path) => {
			const once = canonicalPath(path);
			if (once === undefined) return;
			defined++;
			expect(once).toMatch(
				/^\/(?:[!$%&'()*+,.0-9:;=?@A-Z[\]_a-z~-]|(?<!\/)\/(?!\/|$))*$/,
			);
			expect(canonicalPath(once)).toBe(once);
		}),
		runs,
	);
	// The generator must not produce only undecodable paths.
	expect(defined).toBeGreaterThan(runs.numRuns / 2);
});

test("a redirect never leads to another origin or to another redirect", () => {
	const place = fc.constantFrom("", "/", "//", "http://evil.example", "x:");
	const target = fc
		.tuple(place, hostile, fc.option(hostile), fc.option(hostile))
		.map(
			([start, path, search, fragment]) =>
				start +
				path +
				(search === null ? "" : `?${search}`) +
				(fragment === null ? "" : `#${fragment}`),
		);
	fc.assert(
		fc.property(target, (sent) => {
			const { path, search } = parseTarget(sent);
			const canonical = canonicalPath(path);
			if (canonical === undefined) return;
			const location = canonical + encodeUnsafe(search);
			expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
			expect(location).not.toContain("\\");
			for (const base of [`${ours}/`, `${ours}//evil.example/`])
				expect(new URL(location, base).origin).toBe(ours);
			// A redirect never leads to another redirect.
			const followed = parseTarget(location);
			expect(canonicalPath(followed.path)).toBe(encodeUnsafe(followed.path));
			expect(followed).toEqual({
				path: canonical,
				search: encodeUnsafe(search),
			});
		}),
		runs,
	);
});

test("any spelling of an address has that address as its canonical path", () => {
	const slashes = fc.constantFrom("/", "//", "///");
	const spelling = fc
		.record({
			href: fc.constantFrom(...listAddresses().map(({ href }) => href)),
			prefix: fc.constantFrom("", "/zh-CN", "/ZH-cn/", "//zh-cn/zh-CN"),
			slashes: fc.array(slashes, { minLength: 8, maxLength: 8 }),
			isLoud: fc.infiniteStream(fc.boolean()),
			isEncoded: fc.infiniteStream(fc.boolean()),
		})
		.map(({ href, prefix, slashes: between, isLoud, isEncoded }) => {
			let count = 0;
			const spelled = Array.from(href, (letter) => {
				if (letter === "/") return between[count++ % between.length];
				const cased = isLoud.next().value
					? letter.toUpperCase()
					: letter.toLowerCase();
				return isEncoded.next().value
					? `%${cased.charCodeAt(0).toString(16)}`
					: cased;
			});
			return { href, spelled: prefix + spelled.join("") };
		});
	fc.assert(
		fc.property(spelling, ({ href, spelled }) => {
			expect(canonicalPath(spelled)).toBe(href);
		}),
		{ ...runs, numRuns: 1000 },
	);
});
