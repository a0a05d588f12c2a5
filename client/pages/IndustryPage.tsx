import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { breadcrumbsOf, childrenOf } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { drawingHref } from "../sections/heads/drawing-href.ts";
import { IndustryHead } from "../sections/heads/IndustryHead.tsx";
import { ItemHead } from "../sections/heads/ItemHead.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { Roles } from "../sections/Roles.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** An industry below its drawing, or one of its items below a compact head. */
export function IndustryPage() {
	const { t, page, nameOf } = useTranslation();
	const { roles, guides, ...copy } = usePageCopy();
	const [, , industry = page] = breadcrumbsOf(page);
	const sections = copy.sections.map(standAcross);
	if (industry.path !== page.path)
		return (
			<>
				<ItemHead>
					<svg
						className="line-art"
						viewBox="0 30 1280 320"
						data-phone="none"
						aria-hidden="true"
					>
						<use href={drawingHref(industry.params.industry ?? "")} />
					</svg>
				</ItemHead>
				<CopySections sections={sections} />
			</>
		);
	return (
		<>
			<IndustryHead />
			{roles ? <Roles roles={roles} /> : null}
			<CopySections sections={sections} />
			<PageLinks
				heading={t("page.children", { name: nameOf(page) })}
				pages={childrenOf(page)}
				others={guides}
			/>
		</>
	);
}

/** Lays out the points of industries as cells side by side; services list theirs. */
function standAcross(section: SectionCopy): SectionCopy {
	const { points, layout = "roles" } = section;
	return points && layout === "roles"
		? { ...section, layout: "cells" }
		: section;
}
