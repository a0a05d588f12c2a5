import { once } from "node:events";
import net from "node:net";
import { CommandError } from "../../server/config/command-words.ts";
import { codeOf } from "../../server/errors/code-of.ts";

/**
 * Makes sure that a port is free, before anything is built for it.
 *
 * @param name the setting to name in the error.
 * @throws {CommandError}
 */
export async function requirePort(
	port: number,
	host: string,
	name: string,
): Promise<void> {
	const probe = net.createServer().listen(port, host);
	try {
		await once(probe, "listening");
	} catch (error) {
		const code = codeOf(error) ?? error;
		const why =
			code === "EADDRINUSE"
				? "is taken by another program"
				: `cannot be used: ${String(code)}`;
		throw new CommandError(`${name} ${port} ${why}`, 1);
	}
	probe.close();
	await once(probe, "close");
}
