/** How far the clocks of instances may differ, in milliseconds. */
const clockSlackMs = 15 * 60 * 1000;

/**
 * The latest time at which something stored for a lifetime can end. What ends later was stored with
 * a wrong clock, and counts as ended.
 *
 * @param time now, in milliseconds since 1970.
 */
export function latestEnd(time: number, lifetimeMs: number): number {
	return time + lifetimeMs + clockSlackMs;
}
