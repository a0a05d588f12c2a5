import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";

/** An enquiry that is hard to store intact: other scripts, surrogate pairs, quotes, markup. */
export const hardEnquiry: Required<Enquiry> = {
	kind: "expert",
	name: "Li Wei",
	email: "li.wei@example.com",
	phone: "+86 138 0000 0000",
	company: null,
	topic: "industry/oil-gas",
	position: null,
	message:
		"Zwei 李\u{1f477}\u{20bb7}（\uff12）\n\t<b>'; DROP TABLE enquiries; -- \\ %_ $1",
	consent: true,
	transfer: true,
	locale: "zh-CN",
};
