import { brand } from "../../shared/brand.ts";
import { anchorHref, hrefFor } from "../../shared/page-paths.ts";
import { routes } from "../../shared/routes.ts";
import { ExpertiseSection } from "../components/ExpertiseSection.tsx";
import { HomeHero } from "../components/HomeHero.tsx";
import { LinkCards } from "../components/LinkCards.tsx";
import { Points } from "../components/Points.tsx";
import { Section } from "../components/Section.tsx";
import { TestimonialsSection } from "../components/TestimonialsSection.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./HomePage.module.css";

export function HomePage() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	return (
		<>
			<HomeHero />
			<Proof />
			<Services />
			<Section
				heading={t("models.heading")}
				lead={t("models.lead")}
				tone="sunken"
			>
				<Points points={t("models.items", { returnObjects: true })} />
				<p>
					<a href={`${hrefFor("services", locale)}#models`}>
						{t("models.more")}
					</a>
				</p>
			</Section>
			<ExpertiseSection />
			<Section
				heading={t("steps.heading")}
				lead={t("steps.lead")}
				tone="sunken"
			>
				<ol className={styles.steps}>
					{t("steps.items", { returnObjects: true }).map(({ name, text }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</Section>
			<TestimonialsSection />
			<Section heading={t("callToAction.heading")} tone="sunken">
				<p>{t("callToAction.text")}</p>
				<p className={styles.actions}>
					<a
						className="button button-primary"
						href={`${hrefFor("contact", locale)}#employers`}
					>
						{t("callToAction.employers")}
					</a>
					<a
						className="button"
						href={`${hrefFor("contact", locale)}#candidates`}
					>
						{t("callToAction.candidates")}
					</a>
				</p>
			</Section>
		</>
	);
}

function Proof() {
	const { t } = useTranslation("home");
	const figures = [
		{ label: t("proof.founded"), value: brand.figures.founded },
		{ label: t("proof.staff"), value: brand.figures.staff },
		{ label: t("proof.languages"), value: brand.figures.languages },
		{ label: t("proof.offices"), value: brand.offices.length },
	];
	return (
		<Section heading={t("proof.heading")} tone="sunken">
			<dl className={styles.figures}>
				{figures.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p className={styles.note}>{t("proof.note")}</p>
		</Section>
	);
}

function Services() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	const items = t("services.items", { returnObjects: true });
	const cards = routes.services.anchors.flatMap((anchor, index) => {
		const item = items[index];
		return item
			? { href: anchorHref("services", locale, anchor), ...item }
			: [];
	});
	return (
		<Section
			heading={t("services.heading")}
			lead={t("services.lead")}
			id="services"
		>
			<LinkCards cards={cards} />
			<p>
				<a href={hrefFor("services", locale)}>{t("services.all")}</a>
			</p>
		</Section>
	);
}
