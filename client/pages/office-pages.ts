// The pages that show the map of offices: one chunk, or the map would be a chunk that both wait for.
export { AboutPage } from "./AboutPage.tsx";
export { LocationsPage } from "./LocationsPage.tsx";
