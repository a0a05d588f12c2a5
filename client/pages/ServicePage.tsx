import { childrenOf, pageOf } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { ServiceHead } from "../services/ServiceHead.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy, usePageNames } from "../state/use-page-copy.ts";

const guides = pageOf("guides");

/** A service with a page of its own, the pages below it, and the country guides. */
export function ServicePage() {
	const { page } = usePage();
	const { t } = useTranslation();
	const nameOf = usePageNames();
	return (
		<>
			<ServiceHead />
			<CopySections sections={usePageCopy().sections} />
			<PageLinks
				heading={t("page.children", { name: nameOf(page) })}
				pages={[...childrenOf(page), guides]}
			/>
		</>
	);
}
