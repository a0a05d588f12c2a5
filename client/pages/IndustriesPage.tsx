import {
	type Industry,
	industries,
	specialIndustries,
} from "../../shared/pages/industries.ts";
import { hrefFor, pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import { LinkCards } from "../sections/LinkCards.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Points } from "../sections/Points.tsx";
import { Scene } from "../sections/Scene.tsx";
import { Section } from "../sections/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageNames } from "../state/use-page-copy.ts";

export function IndustriesPage() {
	const { locale } = usePage();
	const { t } = useTranslation("industries");
	const nameOf = usePageNames();
	const cards = (list: readonly Industry[]) =>
		list.map((industry) => {
			const target = pageOf("industry", { industry });
			return {
				href: pageHref(target, locale),
				name: nameOf(target),
				text: t(`items.${industry}`),
				pattern: industry,
			};
		});
	return (
		<>
			<PageIntro
				heading={t("page.heading")}
				introduction={t("page.introduction")}
			/>
			<Section heading={t("list.heading")} lead={t("list.lead")} layout="below">
				<LinkCards cards={cards(industries)} />
			</Section>
			<Scene name="refinery" />
			<Section heading={t("how.heading")} id="how" tone="sunken">
				{t("how.paragraphs").map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<Points points={t("how.points")} />
			</Section>
			<Section heading={t("also.heading")} lead={t("also.lead")} layout="below">
				<LinkCards cards={cards(specialIndustries)} />
			</Section>
			<Section heading={t("callToAction.heading")} tone="sunken">
				<p>{t("callToAction.text")}</p>
				<a className="button button-primary" href={hrefFor("contact", locale)}>
					{t("callToAction.action")}
				</a>
			</Section>
		</>
	);
}
