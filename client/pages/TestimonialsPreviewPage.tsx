import { PageIntro } from "../sections/PageIntro.tsx";
import { TestimonialsSection } from "../sections/TestimonialsSection.tsx";

/** The testimonials section alone, for development. */
export function TestimonialsPreviewPage() {
	return (
		<>
			<PageIntro />
			<TestimonialsSection />
		</>
	);
}
