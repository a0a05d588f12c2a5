import { expect, test } from "vitest";
import headOffice from "../../locales/en-US/offices/dubai.json" with {
	type: "json",
};
import { brand, brandName } from "../../shared/brand.ts";
import { enquiryTo, sendMail } from "./test-send-mail.ts";

test("the firm's mail contains the full enquiry, with the sender as Reply-To", async () => {
	const mail = await sendMail("firm-mail", { position: "LW-014" });
	const { reference } = mail.enquiry;
	expect([mail.from, mail.to]).toEqual(["desk@firm.example", enquiryTo]);
	expect(mail.header("from")).toEqual([
		`${brandName("en-US")} <desk@firm.example>`,
	]);
	expect(mail.header("to")).toEqual(["desk@firm.example, second@firm.example"]);
	expect(mail.header("reply-to")).toEqual(["Li Wei <li.wei@example.com>"]);
	expect(mail.header("subject")).toEqual([`Inquiry: Oil & Gas (${reference})`]);
	expect(mail.header("message-id")).toEqual([
		`<firm-mail.${reference}@firm.example>`,
	]);
	expect(mail.header("auto-submitted")).toEqual([]);
	expect(mail.text).toContain(
		[
			"Open it at the staff desk",
			`https://firm.example/en-US/desk?ref=${reference}`,
			"",
			"What it is: Inquiry",
			`Reference: ${reference}`,
			"Received: November 21, 2026 at 12:30 PM GMT+4",
			"Name: Li Wei",
			"Company: Example Trading",
			"Email: li.wei@example.com",
			"Phone: +86 138 0000 0000",
			"About: Oil & Gas",
			"Position: LW-014",
			"Language: English",
			"",
			"Message:",
			"",
			"> Two welders in Doha.",
			"> From March.",
		].join("\n"),
	);
	expect(mail.html).toContain("<td>About:</td><td><bdi>Oil &amp; Gas</bdi>");
	expect(mail.html).toContain("Two welders in Doha.<br>");
	expect(mail.text).not.toContain("file came with it");
});

test("the firm's mail mentions an uploaded file without attaching it", async () => {
	const mail = await sendMail("firm-mail", {
		kind: "application",
		hasAttachment: true,
		company: null,
		topic: null,
		position: `${brand.jobPrefix}-2611-05`,
	});
	expect(mail.text).toContain("A file came with it. It is not attached here");
	expect(mail.text).not.toContain("Company:");
	expect(mail.header("subject")).toEqual([
		`Application: Consultant, China Desk, Dubai (${mail.enquiry.reference})`,
	]);
	expect(mail.raw).not.toMatch(/content-disposition/i);
});

test.each([
	["en-US", "consultation", "We have your inquiry", "Thank you for writing to"],
	["en-US", "expert", "We have your question", "Thank you for writing to"],
	[
		"en-US",
		"application",
		"We have your application",
		"Thank you for applying",
	],
	[
		"zh-CN",
		"consultation",
		"已收到您的咨询",
		`感谢您联系${brandName("zh-CN")}。`,
	],
	[
		"zh-CN",
		"expert",
		"已收到您的专家咨询",
		`感谢您联系${brandName("zh-CN")}。`,
	],
	[
		"zh-CN",
		"application",
		"已收到您的申请",
		`感谢您申请${brandName("zh-CN")}的职位。`,
	],
] as const)(
	"the acknowledgement in %s confirms the %s to the sender",
	async (locale, kind, subject, thanks) => {
		const mail = await sendMail("sender-mail", { locale, kind });
		const { reference, email } = mail.enquiry;
		expect([mail.from, mail.to]).toEqual(["desk@firm.example", [email]]);
		expect(mail.header("subject")).toEqual([`${subject} ${reference}`]);
		expect(mail.header("auto-submitted")).toEqual(["auto-replied"]);
		expect(mail.header("reply-to")).toEqual([]);
		expect(mail.header("message-id")).toEqual([
			`<sender-mail.${reference}@firm.example>`,
		]);
		for (const body of [mail.text, mail.html]) {
			expect(body).toContain(thanks);
			expect(body).toContain(reference);
			expect(body).toContain(brand.contact.phone);
			expect(body).toContain(/\d+/.exec(headOffice.postalBox)?.[0]);
		}
		expect(mail.html).toContain(`<html lang="${locale}" dir="ltr">`);
	},
);

test("the acknowledgement repeats nothing that the sender wrote", async () => {
	const mail = await sendMail("sender-mail", {
		name: "Buy-Now",
		company: "Buy-Now",
		topic: "Buy-Now",
		position: "Buy-Now",
		message: "Buy-Now",
	});
	for (const part of [mail.raw, mail.text, mail.html])
		expect(part).not.toContain("Buy-Now");
});

test.each([
	["li@例子.example", ["Li Wei <li@xn--fsqu00a.example>"]],
	["李@example.com", []],
	["li+jobs@example.com", ["Li Wei <li+jobs@example.com>"]],
])(
	"the firm's mail is sent even if the sender's address is unusual: %s",
	async (email, replyTo) => {
		const mail = await sendMail("firm-mail", { email });
		expect(mail.header("reply-to")).toEqual(replyTo);
		expect(mail.text).toContain(`Email: ${email}`);
	},
);

test("the subject of the firm's mail contains nothing from the sender", async () => {
	const mail = await sendMail("firm-mail", {
		locale: "zh-CN",
		name: "Secret",
		company: "Secret",
		email: "secret@example.com",
		topic: "Secret",
		position: "Secret",
	});
	expect(mail.header("subject")).toEqual([`咨询 ${mail.enquiry.reference}`]);
	expect(mail.text).toContain(
		`https://firm.example/desk?ref=${mail.enquiry.reference}\n`,
	);
});

test("mail loads no remote content and has no links except the firm's link to the desk", async () => {
	for (const kind of ["firm-mail", "sender-mail"] as const) {
		const mail = await sendMail(kind, { hasAttachment: true });
		const desk = `https://firm.example/en-US/desk?ref=${mail.enquiry.reference}`;
		const hasLink = kind === "firm-mail";
		expect(mail.html.includes(`<a href="${desk}">`)).toBe(hasLink);
		const html = mail.html.replace(`href="${desk}"`, "");
		const text = mail.text.replace(desk, "");
		expect(html).not.toMatch(/https?:|src=|href=|url\(|<(img|link|style)/i);
		expect(text).not.toMatch(/https?:/);
	}
});
