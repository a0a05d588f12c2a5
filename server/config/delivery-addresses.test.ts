import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const mail = {
	SMTP_URL: "smtp://mail.example.com",
	ENQUIRY_TO: "desk@example.com",
};

test("by default nothing is delivered, and enquiries are retained for two years", () => {
	const config = readConfig({ ENQUIRY_TO: " , ", SMTP_URL: " " });
	expect(config).toMatchObject({
		smtpUrl: undefined,
		enquiryTo: [],
		webhook: undefined,
		enquiryRetentionDays: 730,
	});
});

test.each([
	"smtp://mail.example.com",
	"smtp://localhost:25/",
	"smtp://127.0.0.1:2525",
	"smtps://mail.example.com:465",
	"smtps://user%40example.com:p%C3%A4ss%2F@mail.example.com",
	"smtp://mail.example.com:587?requireTLS=true&tls.servername=mail",
	"smtp://[::1]:25?tls.rejectUnauthorized=false",
])("SMTP_URL accepts %s", (url) => {
	expect(readConfig({ ...mail, SMTP_URL: url })).toMatchObject({
		smtpUrl: url,
	});
});

test.each([
	["one@example.com", ["one@example.com"]],
	[
		"a.b+c@example.com, root@localhost ,",
		["a.b+c@example.com", "root@localhost"],
	],
])("ENQUIRY_TO accepts %s", (value, enquiryTo) => {
	expect(readConfig({ ...mail, ENQUIRY_TO: value })).toMatchObject({
		enquiryTo,
	});
});

test.each([
	[
		"https://hooks.example.com/a?b=c",
		"https://hooks.example.com/a?b=c",
		undefined,
	],
	["http://10.0.0.1:8080/", "http://10.0.0.1:8080/", undefined],
	[
		"https://:s%2Fcret@hooks.example.com/",
		"https://hooks.example.com/",
		"s/cret",
	],
	[
		"https://:whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw@hooks.example.com/",
		"https://hooks.example.com/",
		"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
	],
])("ENQUIRY_WEBHOOK_URL accepts %s", (value, url, secret) => {
	const { webhook } = readConfig({ ENQUIRY_WEBHOOK_URL: value });
	expect(webhook).toEqual({ url, secret });
	expect(Object.isFrozen(webhook)).toBe(true);
});

test.each([
	["SMTP_URL", "mail.example.com"],
	["SMTP_URL", "http://secret@mail.example.com"],
	["SMTP_URL", "smtp://"],
	["SMTP_URL", "smtp:mail.example.com"],
	["SMTP_URL", "smtp://:secret@"],
	["SMTP_URL", "smtp://user:secret%ff@mail.example.com"],
	["SMTP_URL", "smtp://user:secret@mail.example.com/path"],
	["SMTP_URL", "smtp://user:secret@mail.example.com?logger=true"],
	["SMTP_URL", "smtp://user:secret@mail.example.com#x"],
	["SMTP_URL", "smtp://user:secret@mail.example.com:99999"],
	["SMTP_URL", "smtp://user:secret@mail.example.com\nX: y"],
	["ENQUIRY_WEBHOOK_URL", "hooks.example.com/secret"],
	["ENQUIRY_WEBHOOK_URL", "ftp://secret@hooks.example.com"],
	["ENQUIRY_WEBHOOK_URL", "https://user:secret@hooks.example.com"],
	["ENQUIRY_WEBHOOK_URL", "https://:whsec_secret@hooks.example.com"],
	["ENQUIRY_WEBHOOK_URL", "https://:secret%ff@hooks.example.com"],
	["ENQUIRY_WEBHOOK_URL", "https://:secret@hooks.example.com/#x"],
])(
	"%s rejects %j, and the error does not echo the value",
	(variable, value) => {
		const read = () => readConfig({ ...mail, [variable]: value });
		expect(read).toThrow(ConfigError);
		expect(read).toThrow(
			new RegExp(
				`^${variable} holds something, which is not allowed; allowed: .+$`,
			),
		);
		expect(read).not.toThrow(
			/user:secret|:secret%ff|whsec_|mail\.example\.com[?\n/]/,
		);
	},
);

test.each([
	["ENQUIRY_TO", "desk"],
	["ENQUIRY_TO", "desk@example.com;second@example.com"],
	["ENQUIRY_TO", "Desk <desk@example.com>"],
	["ENQUIRY_TO", "李@example.com"],
	["ENQUIRY_TO", "desk@exa mple.com"],
	["ENQUIRY_TO", "desk@example.com\r\nBcc: x@example.com"],
	["ENQUIRY_TO", "desk@-example..com"],
	["ENQUIRY_RETENTION_DAYS", "-1"],
	["ENQUIRY_RETENTION_DAYS", "36501"],
	["ENQUIRY_RETENTION_DAYS", "1.5"],
	["ENQUIRY_RETENTION_DAYS", "for ever"],
])("%s rejects %j with a one-line error", (variable, value) => {
	expect(() => readConfig({ ...mail, [variable]: value })).toThrow(
		new RegExp(`^${variable} holds ".+", which is not allowed; allowed: .+$`),
	);
});

test.each([
	["ENQUIRY_TO", { SMTP_URL: mail.SMTP_URL }],
	["ENQUIRY_TO", { ...mail, ENQUIRY_TO: "," }],
	["SMTP_URL", { ENQUIRY_TO: mail.ENQUIRY_TO }],
])("a missing %s is reported when its counterpart is set", (variable, env) => {
	expect(() => readConfig(env)).toThrow(
		new ConfigError(
			`${variable} is not set; allowed: SMTP_URL and ENQUIRY_TO together, or neither`,
		),
	);
});

test.each([
	["1095", 1095],
	["0", undefined],
])(
	"ENQUIRY_RETENTION_DAYS=%s retains enquiries for %s days (undefined: forever)",
	(value, days) => {
		expect(
			readConfig({ ENQUIRY_RETENTION_DAYS: value }).enquiryRetentionDays,
		).toBe(days);
	},
);
