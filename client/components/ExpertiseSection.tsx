import { industries } from "../../shared/industries.ts";
import { hrefFor, pageHref, pageOf } from "../../shared/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { usePageNames } from "../state/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
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
