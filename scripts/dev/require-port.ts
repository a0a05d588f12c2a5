import { once } from "node:events";
import net from "node:net";
import { codeOf } from "../../server/errors/code-of.ts";

/** Why a program cannot start, in one line. */
class PortError extends Error {
	override readonly name = "PortError";
}

/**
 * Makes sure that a port is free, before anything is built for it.
 *
 * @param name the setting to name in the error.
 * @throws PortError
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
		throw new PortError(`${name} ${port} ${why}`);
	}
	probe.close();
	await once(probe, "close");
}

/** Ends the process with a one-line error if a port is taken. */
export async function failWithoutPorts(
	...ports: readonly Readonly<Parameters<typeof requirePort>>[]
): Promise<void> {
	try {
		for (const port of ports) await requirePort(...port);
	} catch (error) {
		if (!(error instanceof PortError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
}
