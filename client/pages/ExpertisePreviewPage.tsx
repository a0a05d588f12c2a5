import { useTranslation } from "react-i18next";
import { ExpertiseSection } from "../components/ExpertiseSection.tsx";
import { PageIntro } from "../components/PageIntro.tsx";

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
