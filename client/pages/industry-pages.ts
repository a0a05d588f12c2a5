// One chunk: both pages use the same drawings and heads.
export { IndustriesPage } from "./IndustriesPage.tsx";
export { IndustryPage } from "./IndustryPage.tsx";
