import { ExpertiseSection } from "../sections/ExpertiseSection.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";

/** The expertise section alone, for development. */
export function ExpertisePreviewPage() {
	return (
		<>
			<PageIntro />
			<ExpertiseSection />
		</>
	);
}
