// What every page needs once it is hydrated, and none before: one chunk.
export { RouteError } from "../failures/RouteError.tsx";
export { recoverFirstView } from "../failures/recover-first-view.ts";
export { startNavigation } from "./start-navigation.ts";
