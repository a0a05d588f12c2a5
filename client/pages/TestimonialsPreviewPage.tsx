import { PageIntro } from "../sections/PageIntro.tsx";
import { TestimonialsSection } from "../sections/TestimonialsSection.tsx";
import { useTranslation } from "../state/translation.ts";

/** The testimonials section alone, for development. */
export function TestimonialsPreviewPage() {
	const { t } = useTranslation("home");
	return (
		<>
			<PageIntro heading={t("previews.testimonials.heading")} />
			<TestimonialsSection />
		</>
	);
}
