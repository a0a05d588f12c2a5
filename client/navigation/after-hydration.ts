// Code that every page needs after hydration, and none before: one chunk.
export { RouteError } from "../failures/RouteError.tsx";
export { recoverFirstView } from "../failures/recover-first-view.ts";
export { startNavigation } from "./start-navigation.ts";
