/** A valid enquiry as browsers post it, with nothing but what is required. */
export const postedEnquiry = {
	kind: "consultation",
	name: "Li Wei",
	email: "li.wei@example.com",
	message: "Two welders in Doha.",
	consent: true,
	locale: "en-US",
};
