import { brandName } from "../../shared/brand.ts";
import { tidyLine } from "../../shared/enquiry/enquiry-schema.ts";
import type { Locale } from "../../shared/locales.ts";
import { signature } from "../delivery/mail-facts.ts";
import { type MailPart, writeHtml, writeText } from "../delivery/mail-parts.ts";
import type { Mail, SendMail } from "../delivery/mail-transport.ts";
import type { Messages } from "../i18n.ts";
import type { Account } from "./account.ts";

const patienceMs = 8000;

/** Creates the mailer. Its timeout is short, because the page waits for the mail server. */
export function createInviteMailer(
	send: SendMail,
	messages: Messages,
	sender: string,
) {
	/** Mails a one-time link; `false` if the server rejected it. */
	return async (
		account: Pick<Account, "name" | "email">,
		href: string,
		locale: Locale,
	): Promise<boolean> => {
		const { t } = messages.instance(locale);
		const firm = brandName(locale);
		const subject = tidyLine(t("mail:invite.subject", { firm }));
		const parts: MailPart[] = [
			{
				paragraph: t("mail:invite.greeting", { name: tidyLine(account.name) }),
			},
			{ paragraph: t("mail:invite.text") },
			{ lines: [href] },
			{ paragraph: t("mail:invite.mistake") },
			signature(messages, locale),
		];
		const mail: Mail = {
			from: { name: firm, address: sender },
			// As an object, so that nodemailer never parses it as several addresses.
			to: { name: "", address: account.email },
			subject,
			text: writeText(parts),
			html: writeHtml(parts, subject, locale),
			headers: { "Auto-Submitted": "auto-generated" },
		};
		const outcome = await send(mail, AbortSignal.timeout(patienceMs));
		return outcome.kind === "delivered";
	};
}
