import { expect, onTestFinished, test, vi } from "vitest";
import { parseWebhookUrl } from "./delivery-addresses.ts";
import { listOpenRoutes } from "./open-routes.ts";

const nothing = {
	databaseUrl: undefined,
	smtpUrl: undefined,
	webhook: undefined,
};

test.each([
	["db.example.com/enquiries", true],
	["10.0.0.5:5432/enquiries", true],
	["[2001:db8::1]/enquiries", true],
	["localhost.example.com/enquiries?application_name=site", true],
	["localhost/enquiries?host=db.example.com", true],
	["db.example.com/enquiries?ssl=false", false],
	["db.example.com/enquiries?ssl=0", false],
	["db.example.com/enquiries?sslmode=verify-full", false],
	["db.example.com/enquiries?sslmode=disable", false],
	["db.example.com/enquiries?ssl=true", false],
	["db.example.com/enquiries?sslrootcert=/nonexistent", false],
	["localhost/enquiries", false],
	["127.0.0.1:5433/enquiries", false],
	["[::1]/enquiries", false],
	["%2Fvar%2Frun%2Fpostgresql/enquiries", false],
	["localhost/enquiries?host=/var/run/postgresql", false],
])(
	"whether enquiries leave this machine unencrypted for the database %s: %s",
	async (rest, is) => {
		const databaseUrl = `postgresql://site:secret@${rest}`;
		const routes = await listOpenRoutes({ ...nothing, databaseUrl });
		expect(routes.map(({ variable }) => variable)).toEqual(
			is ? ["DATABASE_URL"] : [],
		);
	},
);

test.each([
	["", "require", []],
	["", "disable", []],
	["", "", ["DATABASE_URL"]],
	["?sslmode=disable", "require", []],
])(
	"a database URL that ends with “%s”, and PGSSLMODE=%s, leave open: %j",
	async (query, mode, open) => {
		vi.stubEnv("PGSSLMODE", mode);
		onTestFinished(() => void vi.unstubAllEnvs());
		const databaseUrl = `postgresql://db.example.com/enquiries${query}`;
		const routes = await listOpenRoutes({ ...nothing, databaseUrl });
		expect(routes.map(({ variable }) => variable)).toEqual(open);
	},
);

test.each([
	["smtp://mail.example.com", true],
	["smtp://mail.example.com?tls.servername=mail", true],
	["smtp://mail.example.com?ignoreTLS=false", true],
	["smtp://site:secret@mail.example.com", false],
	["smtp://mail.example.com?requireTLS=true", false],
	["smtp://mail.example.com?ignoreTLS=true", false],
	["smtps://mail.example.com", false],
	["smtp://localhost:2525", false],
])("whether mail to %s may be unencrypted: %s", async (smtpUrl, is) => {
	const routes = await listOpenRoutes({ ...nothing, smtpUrl });
	expect(routes.map(({ variable }) => variable)).toEqual(
		is ? ["SMTP_URL"] : [],
	);
});

test.each([
	["http://hooks.example.com/path", true],
	["http://:secret@10.0.0.5/path", true],
	["https://:secret@hooks.example.com/path", false],
	["http://[::1]:4000/", false],
])("whether the webhook %s is posted to unencrypted: %s", async (url, is) => {
	const webhook = parseWebhookUrl(url);
	const routes = await listOpenRoutes({ ...nothing, webhook });
	expect(routes.map(({ variable }) => variable)).toEqual(
		is ? ["ENQUIRY_WEBHOOK_URL"] : [],
	);
});
