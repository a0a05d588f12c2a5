/**
 * Where the site is served while it is worked on: to this machine alone, for it shows drafts,
 * unless `HOST` asks for more.
 */
export function readDevAddress({ HOST, PORT } = process.env): {
	readonly host: string;
	readonly port: number;
} {
	return { host: HOST || "127.0.0.1", port: Number(PORT || 3000) };
}
