import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test.each(
	Object.entries({
		"clamd://clamav:3310": {
			kind: "clamd",
			connect: { host: "clamav", port: 3310 },
		},
		"clamd://[::1]:3310": {
			kind: "clamd",
			connect: { host: "::1", port: 3310 },
		},
		"unix:/run/clamav/clamd.ctl": {
			kind: "clamd",
			connect: { path: "/run/clamav/clamd.ctl" },
		},
		"exec:/usr/bin/clamdscan --no-summary -": {
			kind: "program",
			file: "/usr/bin/clamdscan",
			parameters: ["--no-summary", "-"],
		},
	}),
)("UPLOAD_SCANNER accepts %s", (value, address) => {
	expect(readConfig({ UPLOAD_SCANNER: value }).uploadScanner).toEqual(address);
});

test("uploads are not scanned when UPLOAD_SCANNER is unset", () => {
	expect(readConfig({}).uploadScanner).toBeUndefined();
});

test.each([
	"clamav:3310",
	"clamd://clamav",
	"clamd://clamav:0",
	"clamd://clamav:99999",
	"clamd://a b:1",
	"unix:clamd.ctl",
	"exec:clamscan",
	"exec:/bin/a\nb",
	"/usr/bin/clamscan",
])("UPLOAD_SCANNER rejects %j with a one-line error", (value) => {
	expect(() => readConfig({ UPLOAD_SCANNER: value })).toThrow(ConfigError);
	expect(() => readConfig({ UPLOAD_SCANNER: value })).toThrow(
		/^UPLOAD_SCANNER holds ".+", which is not allowed; allowed: .+$/,
	);
});
