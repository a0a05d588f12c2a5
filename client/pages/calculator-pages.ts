// The calculators and their list: one chunk.
export { CalculatorPage } from "./CalculatorPage.tsx";
export { CalculatorsPage } from "./CalculatorsPage.tsx";
