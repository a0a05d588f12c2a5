/**
 * How far the clocks of instances may differ, in milliseconds. A stored time even further in the
 * future was written with a wrong clock.
 */
export const clockSlackMs = 15 * 60 * 1000;
