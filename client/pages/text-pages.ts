// The pages that show text: one chunk, so that going from one to the next loads nothing.
export { ArticlePage } from "./ArticlePage.tsx";
export { CareersPage } from "./CareersPage.tsx";
export { ContentPage } from "./ContentPage.tsx";
export { InsightsPage } from "./InsightsPage.tsx";
export { PrivacyPage } from "./PrivacyPage.tsx";
export { TimelinePage } from "./TimelinePage.tsx";
