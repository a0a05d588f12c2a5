// One chunk for the home page and the previews of its sections, which add almost nothing.
export { ExpertisePreviewPage } from "./ExpertisePreviewPage.tsx";
export { HomePage } from "./HomePage.tsx";
export { TestimonialsPreviewPage } from "./TestimonialsPreviewPage.tsx";
