import { readConfig } from "../../server/config/config.ts";

/**
 * Where the development server listens: on the loopback address, because it shows drafts, unless
 * `HOST` is set.
 *
 * @throws {ConfigError} if any variable is invalid: the server would not start either.
 */
export function readDevAddress(env = process.env): {
	readonly host: string;
	readonly port: number;
} {
	const { host = "127.0.0.1", port } = readConfig(env);
	return { host, port };
}
