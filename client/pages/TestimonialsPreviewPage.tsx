import { useTranslation } from "react-i18next";
import { PageIntro } from "../components/PageIntro.tsx";
import { TestimonialsSection } from "../components/TestimonialsSection.tsx";

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
