/** V8's settings for the server; compiled code is only good for the same ones. */
export const serverFlags = [
	"--expose-gc",
	"--min-semi-space-size=4",
	"--max-semi-space-size=4",
	"--heap-growing-percent=60",
];

/**
 * `dist/server/start`, the program that starts the server for `npm start`, the image, tests and
 * benches. Without its settings, V8 and glibc hold on to 100 MB more than is in use:
 *
 * - the young generation has two halves of 4 MB from the start, because growing them takes time. V8
 *   takes powers of two, and 8 MB are no faster
 * - the heap grows by 60 percent between two collections
 * - uploads are collected when they have been answered (`server/uploads/upload-memory.ts`)
 * - threads share two malloc arenas
 * - blocks of 16 KB or more, which most pages are, return to the system when freed. Between kept
 *   ones they would leave holes, and glibc's dynamic threshold would rise to 32 MB
 *
 * A crash leaves no memory dump: it would contain secrets, and what visitors sent or had erased.
 */
export const serverStart = `#!/bin/sh
ulimit -c 0
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-16384}"
export MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_:-131072}"
exec node ${serverFlags.join(" ")} \
\t"$(dirname "$0")/main.js" "$@"
`;
