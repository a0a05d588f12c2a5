// One chunk: otherwise the map would be a separate chunk that both pages wait for.
export { AboutPage } from "./AboutPage.tsx";
export { LocationsPage } from "./LocationsPage.tsx";
