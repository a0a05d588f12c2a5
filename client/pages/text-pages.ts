// One chunk for text pages, so that navigation between them loads no code.
export { ArticlePage } from "./ArticlePage.tsx";
export { CareersPage } from "./CareersPage.tsx";
export { ContentPage } from "./ContentPage.tsx";
export { InsightsPage } from "./InsightsPage.tsx";
export { PrivacyPage } from "./PrivacyPage.tsx";
export { TimelinePage } from "./TimelinePage.tsx";
