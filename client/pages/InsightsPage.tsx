import { feedHref } from "../../shared/feed.ts";
import { hrefFor, routeOf } from "../../shared/page-paths.ts";
import { ArticleCards } from "../components/ArticleCards.tsx";
import { SectionText } from "../components/CopySections.tsx";
import { LocalNav } from "../components/LocalNav.tsx";
import { PageIntro } from "../components/PageIntro.tsx";
import { Section } from "../components/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { usePageCopy } from "../state/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./InsightsPage.module.css";

/** The articles, by kind, the newest of all first. */
export function InsightsPage() {
	const { page, locale } = usePage();
	const { t } = useTranslation("articles");
	const copy = usePageCopy();
	const articles = t("items");
	const anchors = routeOf(page).anchors ?? [];
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
