import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: (options?: { type: "minor" }) => void = runInNewContext("gc");

/**
 * The bytes per call that are in V8's old generation after what the calls no longer use had two
 * chances to be collected with the young one. In a server, they stay until the next full collection.
 */
export function leftInOldSpace(calls: number, call: () => void): number {
	call();
	collect();
	const before = oldBytes();
	for (let count = 0; count < calls; count++) call();
	collect({ type: "minor" });
	collect({ type: "minor" });
	return (oldBytes() - before) / calls;
}

function oldBytes(): number {
	const spaces = getHeapSpaceStatistics();
	const old = spaces.find(({ space_name: name }) => name === "old_space");
	return old?.space_used_size ?? 0;
}
