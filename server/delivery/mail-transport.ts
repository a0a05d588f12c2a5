import type { SendMailOptions, Transporter } from "nodemailer";
import * as z from "zod";
import type { Outcome } from "./delivery.ts";

const silenceMs = 10_000;

/** A message, without the fields that make nodemailer fetch URLs or read files. */
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

/** The fields of nodemailer's errors. Their messages quote addresses, so they are left out. */
const failure = z.object({
	code: z.string().regex(/^\w+$/).optional().catch(undefined),
	/** What nodemailer's own code replaced: a certificate's fault, or the system's. */
	originalCode: z.string().regex(/^\w+$/).optional().catch(undefined),
	command: z.string().optional().catch(undefined),
	responseCode: z.number().optional().catch(undefined),
	permanent: z.boolean().optional().catch(undefined),
});

/**
 * Creates a mailer that sends each mail through a separate SMTP connection.
 *
 * @param smtpUrl as nodemailer takes it; its query overrides the settings made here.
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

/** Loads the package for the first mail: most processes send none soon after their start. */
async function openTransport(
	url: string,
	timeoutMs: number,
): Promise<Transporter> {
	const { createTransport } = await import("nodemailer");
	const { username, searchParams } = new URL(url);
	return createTransport({
		url,
		// Whoever sits in between could strip the server's offer of TLS, and read the password.
		requireTLS: username !== "" && searchParams.get("ignoreTLS") !== "true",
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		dnsTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/**
 * Final when the server rejects the recipient or the message permanently (5yz, RFC 5321). Earlier
 * rejections, such as of the sender or the password, are retried, because an operator may fix their
 * cause.
 */
function judge(error: unknown): Outcome {
	const { data } = failure.safeParse(error);
	const { code = "fault", command = "", responseCode, permanent } = data ?? {};
	const cause = data?.originalCode ?? code;
	const step = stepsOfMessage.find((known) => known === command);
	const at = step ?? (code === "EAUTH" ? "AUTH" : "start");
	return {
		kind: "failed",
		reason: responseCode ? `smtp ${responseCode} at ${at}` : `smtp ${cause}`,
		isPermanent: permanent === true && (step === "RCPT TO" || step === "DATA"),
	};
}

const stepsOfMessage = ["MAIL FROM", "RCPT TO", "DATA"] as const;
