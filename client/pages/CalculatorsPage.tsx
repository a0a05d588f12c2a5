import { childrenOf, pageOf } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** The calculators, and what they have in common. */
export function CalculatorsPage() {
	const { page } = usePage();
	const { t } = useTranslation("calculators");
	const copy = usePageCopy();
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction} />
			<PageLinks
				heading={t("list")}
				pages={[pageOf("gratuity"), ...childrenOf(page)]}
			/>
			<CopySections sections={copy.sections} />
		</>
	);
}
