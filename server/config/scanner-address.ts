/** The virus scanner: ClamAV's daemon, or a program that reads files. */
export type ScannerAddress =
	| {
			readonly kind: "clamd";
			/** As `net.connect` takes it. */
			readonly connect:
				| { readonly host: string; readonly port: number }
				| { readonly path: string };
	  }
	| {
			readonly kind: "program";
			readonly file: string;
			readonly parameters: readonly string[];
	  };

/**
 * Parses `clamd://host:port`, `unix:/path` (clamd's socket), or `exec:/path` with parameters
 * separated by spaces. Returns `undefined` for anything else.
 */
export function parseScannerAddress(value: string): ScannerAddress | undefined {
	const [, program] = /^exec:(\/[^\p{Cc}]+)$/u.exec(value) ?? [];
	if (program) {
		const [file = "", ...parameters] = program.trim().split(/ +/);
		return { kind: "program", file, parameters };
	}
	const [, path] = /^unix:(\/[^\p{Cc}]+)$/u.exec(value) ?? [];
	if (path) return { kind: "clamd", connect: { path } };
	const [, host, bracketed, port] =
		/^clamd:\/\/(?:([\w.-]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(value) ?? [];
	const name = host ?? bracketed;
	if (!name || Number(port) < 1 || Number(port) > 65535) return undefined;
	return { kind: "clamd", connect: { host: name, port: Number(port) } };
}
