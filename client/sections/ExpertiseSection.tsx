import { industries } from "../../shared/pages/industries.ts";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ExpertiseSection.module.css";
import { drawingHref } from "./heads/drawing-href.ts";
import { Paragraph } from "./Lines.tsx";
import { Section } from "./Section.tsx";

/** A panorama of the Gulf at work above the list of the twelve industries. */
export function ExpertiseSection() {
	const { t, locale, nameOf } = useTranslation("home");
	return (
		<div className={styles.ground}>
			<Strip />
			<Section
				heading={t("expertise.heading")}
				lead={t("expertise.lead")}
				id="expertise"
				layout="below"
				tone="sunken"
			>
				<ul className={styles.list}>
					{industries.map((industry) => {
						const page = pageOf("industry", { industry });
						return (
							<li className="covered" key={industry}>
								<a href={pageHref(page, locale)}>{nameOf(page)}</a>
								<Paragraph text={t(`expertise.lines.${industry}`)} />
							</li>
						);
					})}
				</ul>
				<p className="actions">
					<a className="more" href={hrefFor("industries", locale)}>
						{t("expertise.all")}
					</a>
				</p>
			</Section>
		</div>
	);
}

/** Two sectors side by side. All drawings share one scale and one ground line. */
function Strip() {
	const { t } = useTranslation("home");
	return (
		<svg
			className={`line-art ${styles.strip}`}
			viewBox="0 0 1960 450"
			role="img"
			aria-label={t("expertise.pictureAlt")}
		>
			<svg width="1280" height="450" viewBox="0 0 1280 450" aria-hidden="true">
				<use href={drawingHref("oil-gas")} />
			</svg>
			{/* The hospital, which ends before its bridge, and ground. */}
			{[
				[1280, 0, 602],
				[1882, -78, 78],
			].map(([at, from, width]) => (
				<svg
					key={at}
					x={at}
					width={width}
					height="450"
					viewBox={`${from} 0 ${width} 450`}
					aria-hidden="true"
				>
					<use href={drawingHref("healthcare-life-sciences")} />
				</svg>
			))}
		</svg>
	);
}
