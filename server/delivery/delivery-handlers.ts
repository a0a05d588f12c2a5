import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { Config } from "../config/config.ts";
import type { Messages } from "../i18n.ts";
import { composeAcknowledgement } from "./acknowledgement.ts";
import type { Handler } from "./delivery.ts";
import { composeFirmMail } from "./firm-mail.ts";
import { createMailer } from "./mail-transport.ts";
import { postToWebhook } from "./webhook.ts";

/** The handlers of the configured kinds of delivery. */
export function createHandlers(
	{
		siteOrigin,
		smtpUrl,
		enquiryTo,
		webhook,
	}: Pick<Config, "siteOrigin" | "smtpUrl" | "enquiryTo" | "webhook">,
	messages: Messages,
): Partial<Record<DeliveryKind, Handler>> {
	const [sender, ...others] = enquiryTo;
	const post = webhook && { webhook: postToWebhook(webhook) };
	if (!smtpUrl || !sender) return { ...post };
	const send = createMailer(smtpUrl);
	const recipients = [sender, ...others] as const;
	const firm = { messages, siteOrigin, recipients };
	return {
		...post,
		"firm-mail": ({ enquiry }, signal) =>
			send(composeFirmMail(enquiry, firm), signal),
		"sender-mail": ({ enquiry }, signal) =>
			send(composeAcknowledgement(enquiry, messages, sender), signal),
	};
}
