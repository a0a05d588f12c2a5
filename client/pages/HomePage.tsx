import { anchorHref, hrefFor } from "../../shared/pages/page-paths.ts";
import { routes } from "../../shared/routes.ts";
import { OfficesMap } from "../offices/OfficesMap.tsx";
import { ArticleCards } from "../sections/ArticleCards.tsx";
import { ExpertiseSection } from "../sections/ExpertiseSection.tsx";
import { Facts } from "../sections/Facts.tsx";
import { HomeHero } from "../sections/HomeHero.tsx";
import { Points } from "../sections/Points.tsx";
import { Section } from "../sections/Section.tsx";
import { TestimonialsSection } from "../sections/TestimonialsSection.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./HomePage.module.css";

export function HomePage() {
	const { t } = useTranslation("home");
	return (
		<>
			<HomeHero />
			<Services />
			<Models />
			<ExpertiseSection />
			<Nationalization />
			<Section
				heading={t("steps.heading")}
				lead={t("steps.lead")}
				id="steps"
				layout="below"
			>
				<ol className={styles.steps}>
					{t("steps.items").map(({ name, text }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</Section>
			<TestimonialsSection />
			<Insights />
			<Offices />
		</>
	);
}

function Services() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	const items = t("services.items");
	return (
		<Section
			heading={t("services.heading")}
			lead={t("services.lead")}
			id="services"
			layout="below"
		>
			<ol className={styles.services}>
				{routes.services.anchors.map((anchor, index) => {
					const item = items[index];
					return item ? (
						<li key={anchor}>
							<h3>
								<a href={anchorHref("services", locale, anchor)}>{item.name}</a>
							</h3>
							<p>{item.text}</p>
						</li>
					) : null;
				})}
			</ol>
			<p className="actions">
				<a className="button" href={hrefFor("services", locale)}>
					{t("services.all")}
				</a>
			</p>
		</Section>
	);
}

function Models() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	return (
		<Section
			heading={t("models.heading")}
			lead={t("models.lead")}
			id="models"
			tone="sunken"
		>
			<Points points={t("models.items")} />
			<p className="actions">
				<a className="button" href={anchorHref("services", locale, "models")}>
					{t("models.more")}
				</a>
			</p>
		</Section>
	);
}

function Nationalization() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	return (
		<Section
			heading={t("nationalization.heading")}
			lead={t("nationalization.lead")}
			id="nationalization"
			tone="deep"
		>
			<Facts facts={t("nationalization.facts")} />
			<p className="actions">
				<a
					className="button button-deep"
					href={anchorHref("services", locale, "emiratisation")}
				>
					{t("nationalization.more")}
				</a>
			</p>
		</Section>
	);
}

function Insights() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	const { t: articles } = useTranslation("articles");
	return (
		<Section heading={t("insights.heading")} layout="below">
			<ArticleCards articles={articles("newest")} />
			<p className="actions">
				<a className="button" href={hrefFor("insights", locale)}>
					{t("insights.all")}
				</a>
			</p>
		</Section>
	);
}

function Offices() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	return (
		<Section
			heading={t("offices.heading")}
			lead={t("offices.lead")}
			tone="sunken"
		>
			<OfficesMap />
			<p className="actions">
				<a className="button" href={hrefFor("locations", locale)}>
					{t("offices.all")}
				</a>
			</p>
		</Section>
	);
}
