// The pages of services: one chunk, for they share their head and what they draw.
export { ServicePage } from "./ServicePage.tsx";
export { ServicesPage } from "./ServicesPage.tsx";
