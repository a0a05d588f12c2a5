import { isWebhookSecret } from "../delivery/webhook-signature.ts";
import { isDecodable, parseServerUrl } from "./server-url.ts";

/** Where enquiries are posted, and what such posts are signed with. */
export interface WebhookAddress {
	/** Without user and password. */
	readonly url: string;
	readonly secret: string | undefined;
}

/** What the query of an SMTP address may set: how far TLS is used and trusted. */
const smtpSettings = [
	...["ignoreTLS", "requireTLS", "name"],
	...["tls.rejectUnauthorized", "tls.servername"],
];

/** An address of ASCII letters that needs no quoting, at a domain of one or more labels. */
export const mailAddressPattern =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/** Whether a text is an `smtp:` or `smtps:` address of a server. */
export function isSmtpUrl(value: string): boolean {
	const url = parseServerUrl(value, ["smtp:", "smtps:"]);
	return (
		url !== undefined &&
		["", "/"].includes(url.pathname) &&
		[...url.searchParams.keys()].every((name) => smtpSettings.includes(name))
	);
}

/** Whether a text is an address to post to, with nothing but a secret before the host. */
export function isWebhookUrl(value: string): boolean {
	const url = URL.parse(value);
	return (
		url !== null &&
		["http:", "https:"].includes(url.protocol) &&
		url.username === "" &&
		url.hash === "" &&
		isDecodable(url.username + url.password) &&
		(url.password === "" || isWebhookSecret(decodeURIComponent(url.password)))
	);
}

/** Takes the secret out of a webhook's address. */
export function parseWebhookUrl(value: string): WebhookAddress {
	const url = new URL(value);
	const secret = decodeURIComponent(url.password) || undefined;
	url.password = "";
	return Object.freeze({ url: url.href, secret });
}
