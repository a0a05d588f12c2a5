import { industries } from "../../shared/pages/industries.ts";
import { hrefFor, pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageNames } from "../state/use-page-copy.ts";
import { LinkCards } from "./LinkCards.tsx";
import { Section } from "./Section.tsx";

/** The twelve industries, a line each. */
export function ExpertiseSection() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	const nameOf = usePageNames();
	const cards = industries.map((industry) => {
		const page = pageOf("industry", { industry });
		return {
			href: pageHref(page, locale),
			name: nameOf(page),
			text: t(`expertise.lines.${industry}`),
			pattern: industry,
		};
	});
	return (
		<Section
			heading={t("expertise.heading")}
			lead={t("expertise.lead")}
			id="expertise"
			layout="below"
		>
			<LinkCards cards={cards} />
			<p className="actions">
				<a className="button" href={hrefFor("industries", locale)}>
					{t("expertise.all")}
				</a>
			</p>
		</Section>
	);
}
