// One chunk for all texts with citations and the lists of them.
export { CandidatesPage } from "./CandidatesPage.tsx";
export { ContractorsPage } from "./ContractorsPage.tsx";
export { GuidePage } from "./GuidePage.tsx";
export { GuidesPage } from "./GuidesPage.tsx";
export { SolutionPage } from "./SolutionPage.tsx";
export { SolutionsPage } from "./SolutionsPage.tsx";
export { TemplatesPage } from "./TemplatesPage.tsx";
export { TopicPage } from "./TopicPage.tsx";
