import {
	breadcrumbsOf,
	childrenOf,
	pageOf,
} from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { ServiceHead } from "../services/ServiceHead.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

const guides = pageOf("guides");

/** A service, followed by its children (or else its siblings) and the country guides. */
export function ServicePage() {
	const { t, page, nameOf } = useTranslation();
	const below = childrenOf(page);
	const parent = breadcrumbsOf(page).at(-2) ?? page;
	const beside = childrenOf(parent).filter(
		(other) => other.path !== page.path && childrenOf(other).length === 0,
	);
	const has = below.length > 0;
	return (
		<>
			<ServiceHead />
			<CopySections sections={usePageCopy().sections} />
			<PageLinks
				heading={t(has ? "page.children" : "page.siblings", {
					name: nameOf(has ? page : parent),
				})}
				pages={[...(has ? below : beside), guides]}
			/>
		</>
	);
}
