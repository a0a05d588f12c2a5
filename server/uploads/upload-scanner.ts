import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { ScannerAddress } from "../config/scanner-address.ts";

/**
 * Scans a file and returns whether it is infected.
 *
 * @throws when there is no verdict, for any reason.
 */
export type ScanUpload = (bytes: Buffer) => Promise<boolean>;

/** For one file, in milliseconds. */
const usualTimeoutMs = 10_000;
const programPath =
	"/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const chunkBytes = 64 * 1024;

/** Creates the configured scanner. */
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

/** clamd's `INSTREAM` command: length-prefixed chunks, ended by an empty one. */
async function askDaemon(
	address: Connect,
	bytes: Buffer,
	signal: AbortSignal,
): Promise<boolean> {
	const socket = connect({ ...address, signal });
	try {
		// The daemon may respond and disconnect before everything is sent.
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

/** Any other response is not a verdict. */
function readVerdict(answer: string): boolean {
	const line = answer.replace(/\0$/, "").trim();
	if (line === "stream: OK") return false;
	if (/^stream: .+ FOUND$/.test(line)) return true;
	throw new Error("the scanner gave no verdict");
}

/** The exit code is the verdict, as for ClamAV's programs: 0 for clean, 1 for infected. */
async function askProgram(
	{ file, parameters }: Extract<ScannerAddress, { kind: "program" }>,
	bytes: Buffer,
	signal: AbortSignal,
): Promise<boolean> {
	const program = spawn(file, parameters, {
		stdio: ["pipe", "ignore", "ignore"],
		// Not the server's own environment, which contains secrets.
		env: { PATH: programPath },
		killSignal: "SIGKILL",
		signal,
	});
	// The program may stop reading once it has a verdict.
	program.stdin.on("error", () => undefined);
	program.stdin.end(bytes);
	const [code]: unknown[] = await once(program, "exit");
	if (code === 0 || code === 1) return code === 1;
	throw new Error(`the scanner ended with ${code}`);
}
