// The pages whose text names its sources, and the lists of them: one chunk, as with text pages.
export { CandidatesPage } from "./CandidatesPage.tsx";
export { ContractorsPage } from "./ContractorsPage.tsx";
export { GuidePage } from "./GuidePage.tsx";
export { GuidesPage } from "./GuidesPage.tsx";
export { SolutionPage } from "./SolutionPage.tsx";
export { SolutionsPage } from "./SolutionsPage.tsx";
export { TemplatesPage } from "./TemplatesPage.tsx";
export { TopicPage } from "./TopicPage.tsx";
