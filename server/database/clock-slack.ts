/**
 * How far the clocks of instances may be apart, in milliseconds. A time that lies further ahead
 * than anything of ours, and this besides, was written by a clock that was wrong.
 */
export const clockSlackMs = 15 * 60 * 1000;
