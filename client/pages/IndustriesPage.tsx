import {
	type Industry,
	industries,
	specialIndustries,
} from "../../shared/pages/industries.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import {
	childrenOf,
	type Page,
	pageOf,
} from "../../shared/pages/page-paths.ts";
import { CopySection } from "../sections/CopySections.tsx";
import { Fold } from "../sections/Fold.tsx";
import { drawingHref } from "../sections/heads/drawing-href.ts";
import { IndexHead } from "../sections/heads/IndexHead.tsx";
import { LinkRows } from "../sections/LinkRows.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./IndustriesPage.module.css";

export function IndustriesPage() {
	const { t, locale, nameOf } = useTranslation("industries");
	const rows = (list: readonly Industry[]) =>
		list.map((industry) => {
			const target = pageOfIndustry(industry);
			return {
				href: pageHref(target, locale),
				name: nameOf(target),
				text: t(`items.${industry}`),
			};
		});
	// No menu lists the children of these. The messages follow the order of the route table.
	const below = specialIndustries
		.map(pageOfIndustry)
		.flatMap(childrenOf)
		.flatMap((target, index) => {
			const told = t("also.pages")[index];
			return told ? [{ href: pageHref(target, locale), ...told }] : [];
		});
	const [first, ...others] = industries;
	const [lead] = rows([first]);
	if (!lead) throw new Error("no industries");
	return (
		<>
			<IndexHead lead={lead}>
				<svg
					className={`line-art ${styles.drawing}`}
					viewBox="0 0 1280 500"
					aria-hidden="true"
				>
					<use href={drawingHref(first)} />
				</svg>
			</IndexHead>
			<Section heading={t("list.heading")} lead={t("list.lead")} layout="below">
				<LinkRows rows={rows(others)} />
			</Section>
			<Section heading={t("also.heading")} lead={t("also.lead")} layout="below">
				<LinkRows rows={rows(specialIndustries)} />
				<Fold summary={t("also.summary")} isNarrow>
					<LinkRows rows={below} />
				</Fold>
			</Section>
			<CopySection
				id="how"
				section={{
					heading: t("how.heading"),
					paragraphs: t("how.paragraphs"),
					points: t("how.points"),
				}}
			/>
		</>
	);
}

function pageOfIndustry(industry: Industry): Page {
	return pageOf("industry", { industry });
}
