import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ArticleRows.module.css";
import { Example } from "./Example.tsx";
import { Words } from "./Words.tsx";

/** The newest articles with topic and date. */
export function ArticleRows() {
	const { t, locale, i18n, nameAnchor } = useTranslation("home");
	return (
		<div className={styles.writing}>
			<Words as="h2" text={t("insights.heading")} />
			<ul className={styles.rows}>
				{i18n
					.t("articles:newest")
					.map(({ slug, heading, topic, example, published }) => (
						<li className="covered" key={slug}>
							<h3>
								<a href={hrefFor("article", locale, { article: slug })}>
									<Words text={heading} />
								</a>
							</h3>
							<p>
								{example ? <Example /> : null} {nameAnchor(topic)} ·{" "}
								<bdi>{published.text}</bdi>
							</p>
						</li>
					))}
			</ul>
			<p className="actions">
				<a className="more" href={hrefFor("insights", locale)}>
					{t("insights.all")}
				</a>
			</p>
		</div>
	);
}
