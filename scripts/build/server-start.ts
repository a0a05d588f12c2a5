/**
 * The program that starts the server, `dist/server/start`: by `npm start`, in the image, in tests
 * and in the bench. V8 and glibc would else hold on to 100 MB more than is in use: new objects have
 * 6 MB from the start on, for to grow there step by step takes time; the heap grows by 60 percent
 * between two collections; threads share two pools of memory; and what is 128 KB or more goes back
 * when it is freed, for glibc's own threshold rises to 32 MB with what compressing pages frees.
 */
export const serverStart = `#!/bin/sh
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_:-131072}"
exec node --min-semi-space-size=6 --max-semi-space-size=6 --heap-growing-percent=60 \
\t"$(dirname "$0")/main.js" "$@"
`;
