// Code that every page needs after hydration, and none before: one chunk.
export { recoverFirstView } from "../failures/chunk-errors.ts";
export { RouteError } from "../failures/RouteError.tsx";
export { startNavigation } from "./start-navigation.ts";
