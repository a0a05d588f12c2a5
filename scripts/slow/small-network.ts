import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The least, the usual and the most that the kernel keeps for a connection, in bytes. */
const buffers = "4096 16384 65536";
const script = [
	"ip link set lo up",
	`echo "${buffers}" > /proc/sys/net/ipv4/tcp_rmem`,
	`echo "${buffers}" > /proc/sys/net/ipv4/tcp_wmem`,
	'exec "$@"',
].join(" && ");

/**
 * Gives a command that runs another one in a network of its own, whose connections hold little:
 * usually the kernel takes 4 MB of what each of them is sent, and has not enough for thousands.
 * Gives nothing where the system allows no such network.
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
