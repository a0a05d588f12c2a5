import { expect, test } from "vitest";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import { hashContent } from "./hash-content.ts";

const enquiry: Enquiry = {
	kind: "consultation",
	locale: "zh-CN",
	name: "Amal",
	email: "amal@example.com",
	phone: null,
	company: null,
	topic: "Payroll",
	position: null,
	message: "Call me.",
	consent: true,
	transfer: true,
};

test("the digest of an enquiry stored by an earlier build does not change", () => {
	expect(hashContent(enquiry, "cv")).toBe(
		"T5I_63w9Q8P9o9P8O4jWj8macSIp9Tfp65sJVs3PnwU",
	);
});

test("a later field counts only if it is filled in", () => {
	const ask = (later: string | null) =>
		hashContent(Object.assign({ later }, enquiry), undefined);
	expect(ask(null)).toBe(hashContent(enquiry, undefined));
	expect(ask("at nine")).not.toBe(hashContent(enquiry, undefined));
	expect(ask("at nine")).not.toBe(ask("at ten"));
});
