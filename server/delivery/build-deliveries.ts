import type { Logger } from "pino";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { Config } from "../config/config.ts";
import type { SiteDatabase } from "../database/database.ts";
import type { Messages } from "../i18n.ts";
import { composeAcknowledgement } from "./acknowledgement.ts";
import type { Handler } from "./delivery.ts";
import {
	createDeliveries,
	type Deliveries,
	type DeliveryOptions,
} from "./delivery-worker.ts";
import { composeFirmMail } from "./firm-mail.ts";
import { createMailer } from "./mail-transport.ts";
import { createOutbox } from "./outbox.ts";
import { postToWebhook } from "./webhook.ts";

interface DeliveryDependencies {
	readonly config: Pick<
		Config,
		"siteOrigin" | "smtpUrl" | "enquiryTo" | "webhook"
	>;
	readonly database: SiteDatabase;
	readonly messages: Messages;
	readonly logger: Logger;
	readonly count: NonNullable<DeliveryOptions["count"]>;
}

/** Builds the delivery worker from the configuration. It does nothing until it is started. */
export function buildDeliveries(deps: DeliveryDependencies): Deliveries {
	const { config, database, messages, logger, count } = deps;
	return createDeliveries({
		outbox: createOutbox(database),
		handlers: createHandlers(config, messages),
		logger,
		count,
	});
}

/** The handlers of the configured kinds of delivery. */
export function createHandlers(
	{ siteOrigin, smtpUrl, enquiryTo, webhook }: DeliveryDependencies["config"],
	messages: Messages,
): Partial<Record<DeliveryKind, Handler>> {
	const [sender, ...others] = enquiryTo;
	const post = webhook && { webhook: postToWebhook(webhook) };
	if (!smtpUrl || !sender) return { ...post };
	const send = createMailer(smtpUrl);
	const firm = {
		messages,
		siteOrigin,
		recipients: [sender, ...others],
	} as const;
	return {
		...post,
		"firm-mail": ({ enquiry }, signal) =>
			send(composeFirmMail(enquiry, firm), signal),
		"sender-mail": ({ enquiry }, signal) =>
			send(composeAcknowledgement(enquiry, messages, sender), signal),
	};
}
