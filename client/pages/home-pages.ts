// The home page, and the previews of its sections: one chunk, for the previews add next to nothing.
export { ExpertisePreviewPage } from "./ExpertisePreviewPage.tsx";
export { HomePage } from "./HomePage.tsx";
export { TestimonialsPreviewPage } from "./TestimonialsPreviewPage.tsx";
