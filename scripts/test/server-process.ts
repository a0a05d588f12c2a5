/**
 * How the server's process is started: V8 and glibc would else keep 100 MB more than is in use.
 * New objects have so many megabytes, from the start on, for to grow there step by step would take
 * 50 ms; the heap grows by so many percent between two collections.
 */
export const serverFlags = [
	"--min-semi-space-size=6",
	"--max-semi-space-size=6",
	"--heap-growing-percent=60",
] as const;

/** Threads share two pools of memory, so that what one frees serves the others. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" } as const;
