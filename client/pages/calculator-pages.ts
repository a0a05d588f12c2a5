// One chunk for the calculators and their list.
export { CalculatorPage } from "./CalculatorPage.tsx";
export { CalculatorsPage } from "./CalculatorsPage.tsx";
