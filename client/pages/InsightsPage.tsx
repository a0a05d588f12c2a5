import { feedHref } from "../../shared/pages/feed-address.ts";
import { anchorsOf, hrefFor } from "../../shared/pages/page-paths.ts";
import { ArticleCards } from "../sections/ArticleCards.tsx";
import { SectionText } from "../sections/CopySections.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import styles from "./InsightsPage.module.css";

/** The articles, by kind, the newest of all first. */
export function InsightsPage() {
	const { page, locale } = usePage();
	const { t } = useTranslation("articles");
	const copy = usePageCopy();
	const articles = t("items");
	const anchors = anchorsOf(page);
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction}>
				<LocalNav />
			</PageIntro>
			<Section heading={t("latest")} layout="below">
				<ArticleCards articles={articles.slice(0, 3)} />
			</Section>
			{copy.sections.map((section, index) => (
				<Section
					key={section.heading}
					heading={section.heading}
					id={anchors[index]}
					tone={index % 2 === 0 ? "sunken" : "plain"}
					layout="below"
				>
					<SectionText section={section} />
					<div className={styles.articles}>
						<ArticleCards
							articles={articles.filter(
								({ topic }) => topic === anchors[index],
							)}
						/>
					</div>
				</Section>
			))}
			<Section heading={t("calculator")} tone="deep">
				<p>{t("calculatorText")}</p>
				<p className="actions">
					<a className="button button-deep" href={hrefFor("gratuity", locale)}>
						{t("calculator")}
					</a>
					<a className="button button-deep-quiet" href={feedHref(locale)}>
						{t("feed")}
					</a>
				</p>
			</Section>
		</>
	);
}
