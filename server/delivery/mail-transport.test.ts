import type { SMTPServerOptions } from "smtp-server";
import { expect, test, vi } from "vitest";
import { createMailer, type Mail } from "./mail-transport.ts";
import { startDropper, startSmtp } from "./test-servers.ts";

const mail: Mail = {
	from: "desk@firm.example",
	to: ["one@example.com", "two@example.com"],
	subject: "Subject",
	text: "Text",
};
const never = new AbortController().signal;

function refusal(responseCode: number): Error {
	return Object.assign(new Error("<one@example.com> says no"), {
		responseCode,
	});
}

test("mail is sent with the credentials from SMTP_URL, and wrong ones fail", async () => {
	const password = "p@ss:w\u00f6rd/%";
	const { mails, port } = await startSmtp({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: (auth, _session, done) =>
			auth.username === "us er" && auth.password === password
				? done(null, { user: 1 })
				: done(new Error("wrong")),
	});
	const url = (word: string) =>
		`smtp://us%20er:${encodeURIComponent(word)}@127.0.0.1:${port}?ignoreTLS=true`;
	expect(await createMailer(url(password))(mail, never)).toEqual({
		kind: "delivered",
		refusedRecipients: 0,
	});
	expect(mails).toMatchObject([{ to: mail.to }]);
	expect(await createMailer(url("wrong"))(mail, never)).toEqual({
		kind: "failed",
		reason: "smtp 535 at AUTH",
		isPermanent: false,
	});
});

test("a password is sent only over TLS, unless the URL allows otherwise", async () => {
	const onAuth = vi.fn<NonNullable<SMTPServerOptions["onAuth"]>>(
		(_auth, _session, done) => done(null, { user: 1 }),
	);
	const { url } = await startSmtp({ allowInsecureAuth: true, onAuth });
	const withPassword = url.replace("//", "//user:secret@");
	for (const query of ["", "?ignoreTLS=false"])
		expect(await createMailer(withPassword + query)(mail, never)).toMatchObject(
			{ kind: "failed", isPermanent: false },
		);
	expect(onAuth).not.toHaveBeenCalled();
	const trusting = createMailer(`${withPassword}?requireTLS=false`);
	expect(await trusting(mail, never)).toMatchObject({ kind: "delivered" });
});

test("mail that only some recipients accept is delivered, with the refusals counted", async () => {
	const { mails, url } = await startSmtp({
		onRcptTo: ({ address }, _session, done) =>
			done(address === "one@example.com" ? refusal(550) : null),
	});
	expect(await createMailer(url)(mail, never)).toEqual({
		kind: "delivered",
		refusedRecipients: 1,
	});
	expect(mails).toMatchObject([{ to: ["two@example.com"] }]);
});

test.each([
	["the recipients for now", "onRcptTo", 450, "RCPT TO", false],
	["the recipients for good", "onRcptTo", 550, "RCPT TO", true],
	["the sender for now", "onMailFrom", 451, "MAIL FROM", false],
	["the sender for good", "onMailFrom", 553, "MAIL FROM", false],
	["the message for now", "onData", 452, "DATA", false],
	["the message for good", "onData", 554, "DATA", true],
] as const)(
	"mail fails with the right code and permanence when the server refuses %s",
	async (_name, step, code, at, isPermanent) => {
		const { mails, url } = await startSmtp({
			[step]: (
				given: { resume?: () => void },
				_session: unknown,
				done: (error: Error) => void,
			) => {
				given.resume?.();
				done(refusal(code));
			},
		});
		expect(await createMailer(url)(mail, never)).toEqual({
			kind: "failed",
			reason: `smtp ${code} at ${at}`,
			isPermanent,
		});
		expect(mails).toEqual([]);
	},
);

test.each([
	["refuses to talk", "onConnect", "smtp 554 at start"],
	["is silent from the start", "silent", "smtp ETIMEDOUT"],
	["is silent after the message", "onData", "smtp ETIMEDOUT"],
] as const)(
	"mail is retried when the server %s",
	async (_name, step, reason) => {
		const { url } = await startSmtp(
			step === "onData"
				? { onData: (stream) => void stream.resume() }
				: {
						onConnect: (_session, done) =>
							step === "silent" ? undefined : done(refusal(554)),
					},
		);
		expect(await createMailer(url, 200)(mail, never)).toEqual({
			kind: "failed",
			reason,
			isPermanent: false,
		});
	},
);

test.each([
	["hangs up", "220 ready\r\n"],
	["talks nonsense and hangs up", "\u0000\u0001\r\n"],
])("mail fails temporarily when the server %s", async (_name, greeting) => {
	const port = await startDropper(greeting);
	const outcome = await createMailer(`smtp://127.0.0.1:${port}`, 500)(
		mail,
		never,
	);
	expect(outcome).toMatchObject({ kind: "failed", isPermanent: false });
	expect(outcome).toHaveProperty("reason", expect.stringMatching(/^smtp \w+/));
});

test("mail is retried when the server is unreachable", async () => {
	expect(await createMailer("smtp://127.0.0.1:1")(mail, never)).toEqual({
		kind: "failed",
		reason: "smtp ECONNREFUSED",
		isPermanent: false,
	});
});

test("aborting the signal cancels a mail in progress", async () => {
	const onData = vi.fn((stream: { resume(): void }) => stream.resume());
	const { url } = await startSmtp({ onData });
	const cancel = new AbortController();
	const outcome = createMailer(url)(mail, cancel.signal);
	await expect.poll(() => onData).toHaveBeenCalled();
	cancel.abort();
	expect(await outcome).toMatchObject({ kind: "failed", isPermanent: false });
});

test("an untrusted TLS certificate blocks mail unless the URL allows it", async () => {
	// The server package warns of its own untrusted certificate.
	vi.mocked(console.error).mockImplementationOnce(() => undefined);
	const { mails, port } = await startSmtp({ secure: true });
	vi.mocked(console.error).mockClear();
	const url = `smtps://localhost:${port}`;
	expect(await createMailer(url)(mail, never)).toMatchObject({
		kind: "failed",
		reason: expect.stringMatching(/CERT|SIGNATURE/),
		isPermanent: false,
	});
	expect(mails).toEqual([]);
	const trusting = createMailer(`${url}?tls.rejectUnauthorized=false`);
	expect(await trusting(mail, never)).toMatchObject({ kind: "delivered" });
	expect(mails).toHaveLength(1);
});
