import { expect, test } from "vitest";
import { brandName } from "../../shared/brand.ts";
import { readMail } from "../delivery/test-mail.ts";
import { startSmtp } from "../delivery/test-servers.ts";
import { mainText, openStaffSite } from "./test-staff.ts";

test.each([
	["en-US", `Your staff account at ${brandName("en-US")}`, "Hello Li Wei,"],
	["zh-CN", `您在${brandName("zh-CN")}的员工账号`, "Li Wei，您好"],
] as const)(
	"in %s, the invite link is mailed to the new account and shown on the page",
	async (locale, subject, greeting) => {
		const { mails, url } = await startSmtp();
		const site = await openStaffSite({
			SMTP_URL: url,
			ENQUIRY_TO: "desk@firm.example",
		});
		await site.addAccount("admin@example.com", "administrator");
		const cookie = await site.signIn("admin@example.com");
		const prefix = locale === "en-US" ? "/en-US" : "";
		const answer = await site.post(
			`${prefix}/desk/staff`,
			{ action: "add", name: "Li Wei", email: "li@example.com", role: "staff" },
			cookie,
		);
		expect(answer.status).toBe(200);
		const [taken, ...others] = mails;
		expect(others).toEqual([]);
		const mail = readMail(taken?.raw ?? "");
		expect([taken?.from, taken?.to]).toEqual([
			"desk@firm.example",
			["li@example.com"],
		]);
		expect(mail.header("subject")).toEqual([subject]);
		const text = mail.bodies["text/plain"] ?? "";
		expect(text).toContain(greeting);
		const [link = "none"] = /http:\S+invite\/[\w-]{43}/.exec(text) ?? [];
		expect(answer.text).toContain(link);
	},
);

test("if the invite mail fails, the page asks to hand over the link instead", async () => {
	const site = await openStaffSite({
		SMTP_URL: "smtp://127.0.0.1:9",
		ENQUIRY_TO: "desk@firm.example",
	});
	await site.addAccount("admin@example.com", "administrator");
	const answer = await site.post(
		"/en-US/desk/staff",
		{ action: "add", name: "Li Wei", email: "li@example.com", role: "staff" },
		await site.signIn("admin@example.com"),
	);
	expect(answer.status).toBe(200);
	const text = mainText(answer.text);
	expect(text).toMatch(/http:\S+invite\/[\w-]{43}/);
	expect(text).toContain("Copy it and hand it to li@example.com");
	expect(text).not.toContain("has been mailed");
});
