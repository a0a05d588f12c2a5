// What every page needs once it is hydrated, and none before: one chunk.
export { RouteError } from "./RouteError.tsx";
export { recoverFirstView } from "./recover-first-view.ts";
export { startNavigation } from "./start-navigation.ts";
