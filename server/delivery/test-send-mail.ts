import { expect } from "vitest";
import { testBuild } from "../../scripts/test/test-build.ts";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import { loadMessages } from "../i18n.ts";
import type { DeliveredEnquiry } from "./delivery.ts";
import { createHandlers } from "./delivery-handlers.ts";
import { readMail } from "./test-mail.ts";
import { makeDelivery } from "./test-outbox.ts";
import { startSmtp } from "./test-servers.ts";

export const messages = await loadMessages(
	`${await testBuild("production")}/locales`,
);
export const never = new AbortController().signal;
/** The firm's addresses. */
export const enquiryTo = ["desk@firm.example", "second@firm.example"];

export const siteOrigin = "https://firm.example";

/** Sends one kind of mail for an enquiry, and returns it as the server received it. */
export async function sendMail(
	kind: Exclude<DeliveryKind, "webhook">,
	change: Partial<DeliveredEnquiry> = {},
) {
	const { mails, url } = await startSmtp();
	const config = { siteOrigin, smtpUrl: url, enquiryTo, webhook: undefined };
	const delivery = makeDelivery(kind, change);
	const handler = createHandlers(config, messages)[kind];
	const outcome = await handler?.(delivery, never);
	expect(outcome).toEqual({ kind: "delivered", refusedRecipients: 0 });
	const [taken, ...others] = mails;
	if (!taken) throw new Error("no mail arrived");
	expect(others).toEqual([]);
	const mail = readMail(taken.raw);
	const text = (mail.bodies["text/plain"] ?? "").replaceAll("\r\n", "\n");
	const html = mail.bodies["text/html"] ?? "";
	return { ...taken, ...mail, text, html, enquiry: delivery.enquiry };
}
