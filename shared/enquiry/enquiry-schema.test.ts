import { expect, test } from "vitest";
import { isReference } from "./enquiry.ts";
import { formatOfName, maximalCvBytes } from "./enquiry-cv.ts";
import { validateEnquiry } from "./enquiry-schema.ts";
import { postedEnquiry } from "./test-posted-enquiry.ts";

const complete = { ...postedEnquiry, locale: "zh-CN" };

function errorsOf(change: Record<string, unknown>) {
	const result = validateEnquiry({ ...complete, ...change });
	return "errors" in result
		? result.errors.map(({ field, fault }) => `${field}: ${fault}`)
		: [];
}

test.each([
	["nothing but what is required", {}],
	["an expert enquiry", { kind: "expert", topic: "industry/oil-gas" }],
	["empty optional fields", { phone: "", company: "", topic: "" }],
	["optional fields that are null", { phone: null, transfer: null }],
	["a name of one Chinese character", { name: "李" }],
	["a name of 100 characters", { name: "x".repeat(100) }],
	["a mail address with a plus", { email: "a+b@example.co.uk" }],
	["a mail address with Chinese letters", { email: "a@例子.example" }],
	["a message of 5000 characters", { message: "x".repeat(5000) }],
	["HTML in the message", { message: "<script>alert(1)</script>" }],
	["both consents", { transfer: true }],
	["members that nobody knows", { more: { than: ["asked"] }, elapsed: "?" }],
])("an enquiry with %s is valid", (_name, change) => {
	expect(errorsOf(change)).toEqual([]);
});

test.each([
	"+971 50 123 4567",
	"(021) 555-01.00",
	"138 0000 0000",
	"\uff0b86 138 0000 0000",
	"\uff11\uff12\uff13\uff14\uff15\uff16",
	"123456",
	"1234567890 1234567890",
	"+1 (555) 010-0199",
])("the phone number %s is valid", (phone) => {
	expect(errorsOf({ phone })).toEqual([]);
});

test.each([
	["12345"],
	["123456789012345678901"],
	["call me"],
	["+971 50 123 4567 ext 5"],
	["<b>123456</b>"],
])("the phone number %s is invalid", (phone) => {
	expect(errorsOf({ phone })).toEqual(["phone: phoneForm"]);
});

test.each([
	["kind", "complaint", "kindForm"],
	["kind", undefined, "kindForm"],
	["name", undefined, "nameMissing"],
	["name", " \u3000\n", "nameMissing"],
	["name", 5, "nameMissing"],
	["name", "x".repeat(101), "nameLong"],
	["email", "", "emailMissing"],
	["email", "nobody", "emailForm"],
	["email", "a@b", "emailForm"],
	["email", "a b@example.com", "emailForm"],
	["email", "a@example.com, b@example.com", "emailForm"],
	["email", "a@example..com", "emailForm"],
	["email", "\u3164@example.com", "emailForm"],
	["email", "\u2800@example.com", "emailForm"],
	["email", "a@example.com\r\nBcc: b@example.com", "emailForm"],
	["email", `${"x".repeat(250)}@example.com`, "emailForm"],
	["company", "x".repeat(201), "companyLong"],
	["topic", "x".repeat(101), "topicLong"],
	["position", "x".repeat(201), "positionLong"],
	["message", "\n\n", "messageMissing"],
	["message", ["a"], "messageMissing"],
	["message", "x".repeat(5001), "messageLong"],
	["consent", false, "consentMissing"],
	["consent", undefined, "consentMissing"],
	["consent", "true", "consentMissing"],
	["transfer", false, "transferMissing"],
	["locale", "fr-FR", "localeForm"],
	["locale", "__proto__", "localeForm"],
])(
	"an enquiry with the field %s set to %j has exactly the error %s",
	(field, value, fault) => {
		expect(errorsOf({ [field]: value })).toEqual([`${field}: ${fault}`]);
	},
);

test.each([
	"\u200b",
	"\u200d \u034f",
	"\u2060\ufeff",
	"\u3164",
	"\u2800",
	"\u00ad",
	"\u202e\u2066 \u200f",
])("a name and a message of nothing visible (%j) are missing", (blank) => {
	expect(errorsOf({ name: blank, message: `\n${blank}` })).toEqual([
		"name: nameMissing",
		"message: messageMissing",
	]);
});

const application = {
	kind: "application",
	position: "LW-2611-05",
	cv: { size: maximalCvBytes, format: "docx" },
};

test.each([
	["as large as it may be", {}],
	["that is a PDF", { cv: { size: 1, format: "pdf" } }],
	[
		"with what else the browser knows",
		{ cv: { ...application.cv, name: "a" } },
	],
])("an application with a file %s is valid", (_name, change) => {
	expect(errorsOf({ ...application, ...change })).toEqual([]);
});

test.each([
	["position", undefined, "positionMissing"],
	["position", null, "positionMissing"],
	["position", " \n", "positionMissing"],
	["position", "x".repeat(201), "positionLong"],
	["cv", undefined, "cvMissing"],
	["cv", null, "cvMissing"],
	["cv", "cv.pdf", "cvMissing"],
	["cv", { size: "5", format: "pdf" }, "cvMissing"],
	["cv", { size: maximalCvBytes + 1, format: "other" }, "cvLarge"],
	["cv", { size: 0, format: "other" }, "cvBroken"],
	["cv", { size: 5, format: "broken" }, "cvBroken"],
	["cv", { size: 5, format: "other" }, "cvType"],
	["message", "", "messageMissing"],
])(
	"an application with the field %s set to %j has exactly the error %s",
	(field, value, fault) => {
		expect(errorsOf({ ...application, [field]: value })).toEqual([
			`${field}: ${fault}`,
		]);
	},
);

test("errors of an application come in the order of its fields", () => {
	expect(
		errorsOf({ kind: "application", name: "", message: "", consent: false }),
	).toEqual([
		"name: nameMissing",
		"position: positionMissing",
		"cv: cvMissing",
		"message: messageMissing",
		"consent: consentMissing",
	]);
});

test.each([
	["cv.pdf", "pdf"],
	["Li Wei.DOCX", "docx"],
	["cv.pdf.doc", "doc"],
	["pdf", "other"],
	["cv.pages", "other"],
	["", "other"],
])("a file named %j has the format %s", (name, format) => {
	expect(formatOfName(name)).toBe(format);
});

test.each([undefined, null, [], "text", 5])(
	"%j is rejected as an enquiry",
	(input) => {
		expect(validateEnquiry(input)).toEqual({
			errors: [{ field: "", fault: "bodyForm" }],
		});
	},
);

test("errors of an enquiry come in the order of its fields, one per field", () => {
	expect(errorsOf({ consent: false, name: "", email: "" })).toEqual([
		"name: nameMissing",
		"email: emailMissing",
		"consent: consentMissing",
	]);
});

test("stored values have no control characters, and no line breaks outside the message", () => {
	const result = validateEnquiry({
		...complete,
		name: " Li\r\nBcc: x@example.com\u2028\u0000 ",
		phone: "\uff0b86\u3000138 0000 0000",
		message: "one\r\ntwo\u0000\u0007\n\tthree\ud800",
	});
	expect(result).toMatchObject({
		enquiry: {
			name: "Li Bcc: x@example.com",
			phone: "+86 138 0000 0000",
			message: "one\ntwo\n\tthree\ufffd",
		},
	});
});

test.each([
	["phone", "\u202a+971 50 123 4567\u202c", "+971 50 123 4567"],
	["phone", "+971\u200b 50 123 4567", "+971 50 123 4567"],
	["phone", "\u0660\u0665\u0660 \u0661\u0662\u0663\u0664", "050 1234"],
	["phone", "+\u06f9\u06f7\u06f1\u2013\u06f5\u06f0\u06f1", "+971-501"],
	["phone", "（021）\uff15\uff15\uff15\uff0d\uff10", "(021)555-0"],
	["email", "\u2066li\u200b@example.com\u2069", "li@example.com"],
	["name", "Li\u202eieW", "LiieW"],
	["company", "\u200fشركة\u200f", "شركة"],
	["company", "\u3164", null],
	["message", "\u2060\u2764\ufe0f", "\u2764\ufe0f"],
	["name", "نیک\u200cآیین", "نیک\u200cآیین"],
])("the field %s pasted as %j is stored as %j", (field, pasted, kept) => {
	expect(validateEnquiry({ ...complete, [field]: pasted })).toMatchObject({
		enquiry: { [field]: kept },
	});
});

test("very long fields are validated in time that grows with them", () => {
	const start = performance.now();
	errorsOf({
		email: `a@${"a.".repeat(100_000)}`,
		phone: "1".repeat(200_000),
		name: "\u0000 ".repeat(100_000),
	});
	expect(performance.now() - start).toBeLessThan(30_000);
});

test.each([
	["7K3F-9QXM-2T6C-HB4W", true],
	["7K3F-9QXM-2T6C-HB4", false],
	["7k3f-9qxm-2t6c-hb4w", false],
	["<b>x</b>", false],
	["", false],
	[null, false],
])("%s is a valid reference: %s", (text, expected) => {
	expect(isReference(text)).toBe(expected);
});
