import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { createHandlers } from "./delivery-handlers.ts";
import { readMail } from "./test-mail.ts";
import { makeDelivery } from "./test-outbox.ts";
import {
	enquiryTo,
	messages,
	never,
	sendMail,
	siteOrigin,
} from "./test-send-mail.ts";
import { startSmtp } from "./test-servers.ts";

const hostile = {
	name: 'Eve\r\nBcc: victim@example.com\r\n\r\n<img src=x onerror=alert(1)> "Boss" <boss@firm.example>, x\u202e',
	email: "eve@example.com\r\nBcc: victim@example.com",
	phone: "+1\r\nX-Evil: 1",
	company:
		'"><script src="https://evil.example/x.js"></script>{{firm}}$t(mail:firm.again)',
	topic: "industry/__proto__\r\nX-Evil: 1",
	position: "constructor\u2028X-Evil: 1",
	message:
		"one\r\n.\r\nMAIL FROM:<x@y.z>\r\n--=_boundary\r\n</blockquote><a href='https://evil.example'>x</a>\n\nReference: FAKE",
};

test.each(
	localeCodes.flatMap((locale) => [
		["firm-mail", locale] as const,
		["sender-mail", locale] as const,
	]),
)(
	"hostile field values inject nothing into the %s in %s",
	async (kind, locale) => {
		const innocent = await sendMail(kind, { locale, topic: null });
		const { email: _broken, ...fields } = hostile;
		for (const change of [
			fields,
			{ ...fields, email: "eve'x@sub.example.com" },
		]) {
			const mail = await sendMail(kind, { ...change, locale });
			expect(mail.to).toEqual(
				kind === "firm-mail" ? enquiryTo : [mail.enquiry.email],
			);
			const names = ({ headers }: typeof mail) => headers.map(([name]) => name);
			expect(names(mail)).toEqual(names(innocent));
			expect(Object.keys(mail.bodies)).toEqual(["text/plain", "text/html"]);
			expect(mail.header("subject")[0]?.length).toBe(
				innocent.header("subject")[0]?.length,
			);
			const tags = mail.html.match(/<[^>]*>/g) ?? [];
			for (const tag of tags)
				expect(tag).toMatch(
					/^<\/?(!doctype html|html lang="[\w-]+" dir="(ltr|rtl)"|a href="https:\/\/firm\.example[\w/-]*\/desk\?ref=[\dA-Z-]+"|a|html|head|meta charset="utf-8"|title|body|p|br|table|tr|td|bdi|blockquote dir="auto"|blockquote)>$/,
				);
			expect(mail.html).not.toMatch(/\p{Bidi_Control}/u);
			expect(mail.text).not.toMatch(/^Reference: FAKE/m);
		}
	},
);

test("an email address with header injection reaches no other recipient", async () => {
	const mail = await sendMail("firm-mail", hostile);
	expect(mail.to).toEqual(enquiryTo);
	expect(mail.header("reply-to")).toEqual([]);
	expect(mail.header("bcc")).toEqual([]);
	expect(mail.text).toContain("a reply to this email would not arrive there");
	const { mails, url } = await startSmtp();
	const config = { siteOrigin, smtpUrl: url, enquiryTo, webhook: undefined };
	const handler = createHandlers(config, messages)["sender-mail"];
	await handler?.(makeDelivery("sender-mail", hostile), never);
	expect(mails.flatMap(({ to }) => to)).not.toContain("victim@example.com");
	for (const { raw } of mails) expect(readMail(raw).header("bcc")).toEqual([]);
});
