// The pages of industries: one chunk, for they share their drawings' numbers and heads.
export { IndustriesPage } from "./IndustriesPage.tsx";
export { IndustryPage } from "./IndustryPage.tsx";
