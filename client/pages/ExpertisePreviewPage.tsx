import { ExpertiseSection } from "../sections/ExpertiseSection.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { useTranslation } from "../state/translation.ts";

/** The expertise section alone, for development. */
export function ExpertisePreviewPage() {
	const { t } = useTranslation("home");
	return (
		<>
			<PageIntro heading={t("previews.expertise.heading")} />
			<ExpertiseSection />
		</>
	);
}
