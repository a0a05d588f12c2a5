/**
 * Where the development server listens: on the loopback address, because it shows drafts, unless
 * `HOST` is set.
 */
export function readDevAddress({ HOST, PORT } = process.env): {
	readonly host: string;
	readonly port: number;
} {
	return { host: HOST || "127.0.0.1", port: Number(PORT || 3000) };
}
