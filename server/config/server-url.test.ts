import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test.each([
	"postgres://localhost/enquiries",
	"postgresql://user:p%40ss@db.example.com:5433/enquiries?sslmode=verify-full",
	"postgresql://postgres@localhost/enquiries?host=/var/run/postgresql",
	"postgresql://user@[::1]:5432/enquiries",
	"postgresql://user@%2Fvar%2Frun%2Fpostgresql/enquiries",
])("DATABASE_URL accepts %s", (value) => {
	expect(readConfig({ DATABASE_URL: value }).databaseUrl).toBe(value);
});

test("an unset or blank DATABASE_URL is undefined", () => {
	expect(readConfig({}).databaseUrl).toBeUndefined();
	expect(readConfig({ DATABASE_URL: " " }).databaseUrl).toBeUndefined();
});

test.each([
	"secret",
	"mysql://user:secret@localhost/enquiries",
	"https://user:secret@localhost/enquiries",
	"postgresql://user:secret@localhost",
	"postgresql://user:secret@localhost/",
	"postgresql://user:secret@localhost/a/b",
	"postgresql://user:secret@localhost/a#b",
	"postgresql://user:secret@/a",
	"postgresql://user:secret@localhost:x/a",
	"postgresql://user:secret%@localhost/a",
	"postgresql://user:secret@local host/a",
	"postgresql://user:secret@localhost/a\nb",
])("DATABASE_URL rejects %j without revealing its secret", (value) => {
	const read = () => readConfig({ DATABASE_URL: value });
	expect(read).toThrow(/^DATABASE_URL .*postgresql:\/\/user:password@/);
	expect(read).not.toThrow(/secret/);
});
