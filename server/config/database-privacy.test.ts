import { expect, test } from "vitest";
import { isSentOpenly } from "./database-privacy.ts";

test.each([
	["db.example.com/enquiries", true],
	["10.0.0.5:5432/enquiries", true],
	["[2001:db8::1]/enquiries", true],
	["localhost.example.com/enquiries?application_name=site", true],
	["localhost/enquiries?host=db.example.com", true],
	["db.example.com/enquiries?sslmode=verify-full", false],
	["db.example.com/enquiries?sslmode=disable", false],
	["db.example.com/enquiries?ssl=true", false],
	["localhost/enquiries", false],
	["127.0.0.1:5433/enquiries", false],
	["[::1]/enquiries", false],
	["%2Fvar%2Frun%2Fpostgresql/enquiries", false],
	["localhost/enquiries?host=/var/run/postgresql", false],
])(
	"whether enquiries leave this machine unencrypted for %s: %s",
	(rest, is) => {
		expect(isSentOpenly(`postgresql://site:secret@${rest}`)).toBe(is);
	},
);
