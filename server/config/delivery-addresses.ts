import { percentDecode } from "../../shared/percent-decode.ts";
import { isWebhookSecret } from "../delivery/webhook-signature.ts";
import { parseServerUrl } from "./server-url.ts";

/** The URL that enquiries are posted to, and the key that signs them. */
export interface WebhookAddress {
	/** Without credentials. */
	readonly url: string;
	readonly secret: string | undefined;
}

/** The settings allowed in an SMTP URL's query: the use of TLS and its trust. */
const smtpSettings = [
	"ignoreTLS",
	"requireTLS",
	"name",
	"tls.rejectUnauthorized",
	"tls.servername",
];

/** An ASCII address that needs no quoting, at a domain of one or more labels. */
export const mailAddressPattern =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/** Whether a text is an `smtp:` or `smtps:` URL. */
export function isSmtpUrl(value: string): boolean {
	const url = parseServerUrl(value, ["smtp:", "smtps:"]);
	return (
		url !== undefined &&
		["", "/"].includes(url.pathname) &&
		[...url.searchParams.keys()].every((name) => smtpSettings.includes(name))
	);
}

/** Whether a text is a webhook's URL, with no credential except a secret as its password. */
export function isWebhookUrl(value: string): boolean {
	const url = URL.parse(value);
	const secret = percentDecode(url?.password ?? "");
	return (
		url !== null &&
		["http:", "https:"].includes(url.protocol) &&
		url.username === "" &&
		url.hash === "" &&
		secret !== undefined &&
		(secret === "" || isWebhookSecret(secret))
	);
}

/** Separates a webhook's secret from its URL. */
export function parseWebhookUrl(value: string): WebhookAddress {
	const url = new URL(value);
	const secret = decodeURIComponent(url.password) || undefined;
	url.password = "";
	return Object.freeze({ url: url.href, secret });
}
