// One chunk: both pages share their head and their drawings.
export { ServicePage } from "./ServicePage.tsx";
export { ServicesPage } from "./ServicesPage.tsx";
