import { withoutMarks } from "../../shared/break-mark.ts";
import type { Locale } from "../../shared/locales.ts";
import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { breadcrumbsOf, pageOf } from "../../shared/pages/page-paths.ts";
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
	const { page, locale, nameOf } = useTranslation();
	const { roles, guides, candidates, ...copy } = usePageCopy();
	const [, , industry = page] = breadcrumbsOf(page);
	const { item } = page.params;
	const sections = copy.sections.map((section) =>
		item === "key-roles-we-fill"
			? askFor(section, locale)
			: standAcross(section),
	);
	if (item)
		return (
			<>
				<ItemHead>
					<svg
						className="line-art"
						viewBox="0 0 1280 353"
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
				heading={nameOf(pageOf("guides"))}
				pages={[]}
				others={guides}
			/>
			<PageLinks
				heading={nameOf(pageOf("candidates"))}
				pages={[]}
				others={candidates}
			/>
		</>
	);
}

/** Leads from each role to the enquiry, which then names it. */
function askFor(section: SectionCopy, locale: Locale): SectionCopy {
	const { points = [] } = section;
	return {
		...section,
		points: points.map((point) => ({
			...point,
			href: pageHref(pageOf("contact"), locale, {
				query: { role: withoutMarks(point.name) },
				anchor: "enquiry",
			}),
		})),
	};
}

/** Lays out the points of industries as cells side by side; services list theirs. */
function standAcross(section: SectionCopy): SectionCopy {
	const { points, layout = "roles" } = section;
	return points && layout === "roles"
		? { ...section, layout: "cells" }
		: section;
}
