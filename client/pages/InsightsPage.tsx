import { feedHref } from "../../shared/pages/file-addresses.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { anchorsOf, pageOf } from "../../shared/pages/page-paths.ts";
import { ArticleCards } from "../sections/ArticleCards.tsx";
import { IndexHead } from "../sections/heads/IndexHead.tsx";
import { Later } from "../sections/Later.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { Section } from "../sections/Section.tsx";
import { SectionText } from "../sections/SectionText.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import styles from "./InsightsPage.module.css";

/** The articles by topic, below the newest article of each. */
export function InsightsPage() {
	const { t, page, locale, nameOf, nameAnchor } = useTranslation("articles");
	const { sections } = usePageCopy();
	const anchors = anchorsOf(page);
	const items = t("items");
	// The newest article leads; the newest of each other topic follow it.
	const newest = items.filter(
		({ topic }, index) =>
			items.findIndex((other) => other.topic === topic) === index,
	);
	const [lead, ...beside] = newest;
	if (!lead) throw new Error("no articles");
	const articles = items.filter((item) => !newest.includes(item));
	const [first, ...others] = sections.map((section, index) => (
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
					articles={articles.filter(({ topic }) => topic === anchors[index])}
				/>
			</div>
		</Section>
	));
	return (
		<>
			<IndexHead
				lead={{
					href: hrefFor("article", locale, { article: lead.slug }),
					name: lead.heading,
					text: lead.description,
				}}
				list={
					<LinkList
						links={beside.map(({ slug, heading }) => ({
							href: hrefFor("article", locale, { article: slug }),
							name: heading,
						}))}
					/>
				}
			>
				<p>
					<small>
						{nameAnchor(lead.topic)} · {lead.published.text} ·{" "}
						{t("minutes", { minutes: lead.minutes })}
					</small>
				</p>
			</IndexHead>
			<div className={styles.sections}>
				<LocalNav />
			</div>
			{first}
			<Later>
				{others}
				<Section heading={t("calculator")} tone="deep">
					<p>{t("calculatorText")}</p>
					<p className="actions">
						<a
							className="button button-primary"
							href={hrefFor("calculators", locale)}
						>
							{t("calculator")}
						</a>
						<a className="button" href={hrefFor("guides", locale)}>
							{nameOf(pageOf("guides"))}
						</a>
						<a className="button" href={hrefFor("solutions", locale)}>
							{nameOf(pageOf("solutions"))}
						</a>
						<a className="button" href={feedHref(locale)}>
							{t("feed")}
						</a>
					</p>
				</Section>
			</Later>
		</>
	);
}
