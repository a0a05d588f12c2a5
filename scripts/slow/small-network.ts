import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The kernel's minimum, default and maximum buffer for a connection, in bytes. */
const buffers = "4096 16384 65536";
const script = [
	"ip link set lo up",
	`echo "${buffers}" > /proc/sys/net/ipv4/tcp_rmem`,
	`echo "${buffers}" > /proc/sys/net/ipv4/tcp_wmem`,
	'exec "$@"',
].join(" && ");

/**
 * Wraps a command to run in its own network namespace with small socket buffers. By default the
 * kernel buffers up to 4 MB per connection, for which it lacks memory with thousands of them.
 *
 * @returns undefined if the system permits no such namespace.
 */
export async function inSmallNetwork(
	command: readonly string[],
): Promise<string[] | undefined> {
	const enter = ["unshare", "-rn", "sh", "-c", script, "sh"];
	const [file = "", ...rest] = enter;
	try {
		await promisify(execFile)(file, [...rest, "true"]);
	} catch {
		return undefined;
	}
	return [...enter, ...command];
}
