import { PageIntro } from "../components/PageIntro.tsx";
import { TestimonialsSection } from "../components/TestimonialsSection.tsx";
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
