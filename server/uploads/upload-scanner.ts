import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { ScannerAddress } from "../config/scanner-address.ts";

/**
 * Has a scanner look at a file, and tells whether it has found something.
 *
 * @throws when there is no verdict, for any reason.
 */
export type ScanUpload = (bytes: Buffer) => Promise<boolean>;

/** For one file, in milliseconds. */
const usualTimeoutMs = 10_000;
const programPath =
	"/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const chunkBytes = 64 * 1024;

/** Makes the function that has files scanned where the configuration says. */
export function createUploadScanner(
	address: ScannerAddress,
	timeoutMs = usualTimeoutMs,
): ScanUpload {
	return async (bytes) => {
		const signal = AbortSignal.timeout(timeoutMs);
		return address.kind === "clamd"
			? askDaemon(address.connect, bytes, signal)
			: askProgram(address, bytes, signal);
	};
}

type Connect = Extract<ScannerAddress, { kind: "clamd" }>["connect"];

/** Speaks clamd's `INSTREAM`: pieces with their length before each, and at last one of none. */
async function askDaemon(
	address: Connect,
	bytes: Buffer,
	signal: AbortSignal,
): Promise<boolean> {
	const socket = connect({ ...address, signal });
	try {
		// An answer may come, and the connection go, before all has been sent.
		const verdict = text(socket);
		await Promise.race([once(socket, "connect", { signal }), verdict]);
		socket.write("zINSTREAM\0");
		for (let at = 0; at < bytes.length; at += chunkBytes) {
			const chunk = bytes.subarray(at, at + chunkBytes);
			socket.write(lengthOf(chunk.length));
			socket.write(chunk);
		}
		socket.write(lengthOf(0));
		return readVerdict(await verdict);
	} finally {
		socket.destroy();
	}
}

function lengthOf(size: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(size);
	return bytes;
}

/** Of anything but the two verdicts nobody knows what it means. */
function readVerdict(answer: string): boolean {
	const line = answer.replace(/\0$/, "").trim();
	if (line === "stream: OK") return false;
	if (/^stream: .+ FOUND$/.test(line)) return true;
	throw new Error("the scanner gave no verdict");
}

/** Programs say by their end what they have found, as ClamAV's do: 0 for nothing, 1 for something. */
async function askProgram(
	{ file, parameters }: Extract<ScannerAddress, { kind: "program" }>,
	bytes: Buffer,
	signal: AbortSignal,
): Promise<boolean> {
	const program = spawn(file, parameters, {
		stdio: ["pipe", "ignore", "ignore"],
		// Nothing of the server's own environment, which has secrets in it.
		env: { PATH: programPath },
		killSignal: "SIGKILL",
		signal,
	});
	// One that has seen enough reads no further.
	program.stdin.on("error", () => undefined);
	program.stdin.end(bytes);
	const [code]: unknown[] = await once(program, "exit");
	if (code === 0 || code === 1) return code === 1;
	throw new Error(`the scanner ended with ${code}`);
}
