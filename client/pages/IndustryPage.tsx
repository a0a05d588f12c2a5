import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import {
	breadcrumbsOf,
	childrenOf,
	type Page,
} from "../../shared/pages/page-paths.ts";
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
					<Drawing industry={industry} />
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

/** An industry's drawing, without the numbers of its roles. */
function Drawing({ industry }: { industry: Page }) {
	return (
		<svg
			className="line-art"
			viewBox="0 30 1280 320"
			data-phone="none"
			aria-hidden="true"
		>
			<use href={drawingHref(industry.params.industry ?? "")} />
		</svg>
	);
}

/** Lays out the points of industries as cells side by side; services list theirs. */
function standAcross(section: SectionCopy): SectionCopy {
	const { points, layout = "roles" } = section;
	return points && layout === "roles"
		? { ...section, layout: "cells" }
		: section;
}
