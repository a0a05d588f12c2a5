import { once } from "node:events";
import net from "node:net";

/** Where the site listens while it is worked on, for it shows what is not public. */
export const { HOST: devHost = "127.0.0.1" } = process.env;

/** Why a program cannot start, in one line. */
export class PortError extends Error {
	override readonly name = "PortError";
}

/**
 * Makes sure that a port is free, before anything is built for it.
 *
 * @param host the address to listen on; all, if none is given.
 * @param name what the port is set by.
 * @throws PortError
 */
export async function requirePort(
	port: number,
	host: string | undefined,
	name: string,
): Promise<void> {
	const probe = net.createServer().listen(port, host);
	try {
		await once(probe, "listening");
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : error;
		const why =
			code === "EADDRINUSE"
				? "is taken by another program"
				: `cannot be used: ${String(code)}`;
		throw new PortError(`${name} ${port} ${why}`);
	}
	probe.close();
	await once(probe, "close");
}

/** Ends the process with one line where ports are taken. */
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
