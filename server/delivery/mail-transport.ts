import type { SendMailOptions, Transporter } from "nodemailer";
import * as z from "zod";
import type { Outcome } from "./delivery.ts";

const silenceMs = 10_000;

/** A message, without anything that a transport would fetch or read by itself. */
export type Mail = Pick<
	SendMailOptions,
	| "from"
	| "to"
	| "replyTo"
	| "subject"
	| "text"
	| "html"
	| "messageId"
	| "headers"
>;

export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<Outcome>;

/** What nodemailer says of a failure. Its texts quote addresses, so they are left out. */
const failure = z.object({
	code: z.string().regex(/^\w+$/).optional().catch(undefined),
	command: z.string().optional().catch(undefined),
	responseCode: z.number().optional().catch(undefined),
	permanent: z.boolean().optional().catch(undefined),
});

/**
 * Sends mail through an SMTP server, a connection each.
 *
 * @param smtpUrl as nodemailer takes it; what its query says goes before what is set here.
 * @param timeoutMs milliseconds for which the server may be silent.
 */
export function createMailer(
	smtpUrl: string,
	timeoutMs: number = silenceMs,
): SendMail {
	let transport: Promise<Transporter> | undefined;
	return async (mail, signal) => {
		transport ??= openTransport(smtpUrl, timeoutMs);
		try {
			const { rejected = [] } = await (await transport).sendMail({
				...mail,
				signal,
			});
			return { kind: "delivered", refusedRecipients: rejected.length };
		} catch (error) {
			return judge(error);
		}
	};
}

/** The package is loaded by the first mail: most processes send none soon after their start. */
async function openTransport(
	url: string,
	timeoutMs: number,
): Promise<Transporter> {
	const { createTransport } = await import("nodemailer");
	return createTransport({
		url,
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		dnsTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/**
 * A server that refuses the recipient or the message for good (5yz, RFC 5321) is not asked again.
 * What it refuses earlier, such as the sender or the password, an operator may put right.
 */
function judge(error: unknown): Outcome {
	const { data } = failure.safeParse(error);
	const { code = "fault", command = "", responseCode, permanent } = data ?? {};
	const step = stepsOfMessage.find((known) => known === command);
	const at = step ?? (code === "EAUTH" ? "AUTH" : "start");
	return {
		kind: "failed",
		reason: responseCode ? `smtp ${responseCode} at ${at}` : `smtp ${code}`,
		isPermanent: permanent === true && (step === "RCPT TO" || step === "DATA"),
	};
}

const stepsOfMessage = ["MAIL FROM", "RCPT TO", "DATA"] as const;
