import { hostileTexts, words } from "./hostile-texts.ts";
import type { Random } from "./random.ts";

/** A body and its content type. */
export interface Body {
	readonly type: string;
	/** Each character is a byte. */
	readonly bytes: string;
}

const fields = words`
	kind name email phone company topic position message consent locale website
	elapsed cv password path action reference __proto__ constructor toString
`;

const types = [
	"application/json",
	"application/json; charset=utf-7",
	"application/json; charset=x",
	"application/x-www-form-urlencoded",
	"application/x-www-form-urlencoded; charset=latin1",
	"multipart/form-data",
	"multipart/form-data; boundary=",
	`multipart/form-data; boundary=${"b".repeat(300)}`,
	"multipart/form-data; boundary=b",
	"multipart/mixed; boundary=b",
	"text/plain",
	"x",
	"",
];

/** A body that mostly matches its content type, with fields of the site's forms. */
export function makeBody(random: Random): Body {
	return random.pick([makeJson, makeForm, makeMultipart, makeOther])(random);
}

function makeJson(random: Random): Body {
	const type = "application/json";
	const enquiry = JSON.stringify({
		kind: random.pick(["consultation", "expert", "application", "x"]),
		name: "A client",
		email: random.pick(["client@example.com", ...hostileTexts]),
		message: random.pick(["Two welders, please.", ...hostileTexts]),
		consent: random.pick([true, "true", 1]),
		locale: random.pick(["en-US", "zh-CN", "__proto__"]),
		[random.pick(fields)]: random.pick(hostileTexts),
	});
	const depth = 1 + random.integer(20_000);
	const bytes = random.pick([
		enquiry,
		enquiry,
		enquiry.slice(0, random.integer(enquiry.length)),
		"[".repeat(depth),
		"[".repeat(depth) + "]".repeat(depth),
		`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
		'{"__proto__":{"kind":"consultation"},"constructor":null}',
		"null",
		'"text"',
		"1e999",
		'{"name":"\\ud800"}',
		`\xef\xbb\xbf${enquiry}`,
		`{"message":"${"a".repeat(300_000)}"}`,
		...hostileTexts,
	]);
	return { type, bytes };
}

function makeForm(random: Random): Body {
	const pairs = random.several(
		12,
		() => `${random.pick(fields)}=${random.pick(hostileTexts)}`,
	);
	const bytes = random.chance(0.03)
		? `${random.pick(fields)}=1&`.repeat(5000)
		: pairs.join("&");
	return { type: "application/x-www-form-urlencoded", bytes };
}

function makeMultipart(random: Random): Body {
	const boundary = random.pick(["b", "b", "----x", "b b", "a".repeat(70)]);
	const used = random.chance(0.8) ? boundary : "other";
	const parts = random.several(6, () => {
		const file = random.pick([
			"",
			'; filename="cv.pdf"',
			'; filename="../../cv.pdf"',
			"; filename*=utf-8''%00.pdf",
			'; filename="\0"',
		]);
		const header = random.pick([
			`Content-Disposition: form-data; name="${random.pick(fields)}"${file}`,
			"Content-Disposition: form-data",
			"Content-Type: application/pdf",
			`X: ${"a".repeat(20_000)}`,
			"",
		]);
		const content = random.pick(["%PDF-1.7\n", "PK\x03\x04", ...hostileTexts]);
		return `--${used}\r\n${header}\r\n\r\n${content}\r\n`;
	});
	const end = random.pick([`--${used}--\r\n`, `--${used}--`, `--${used}`, ""]);
	return {
		type: `multipart/form-data; boundary=${boundary}`,
		bytes: parts.join("") + end,
	};
}

function makeOther(random: Random): Body {
	return {
		type: random.pick(types),
		bytes: random.pick([makeJson, makeForm, makeMultipart])(random).bytes,
	};
}
