import {
	bearerOf,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import type { AnchorOf } from "../../shared/pages/route-types.ts";
import { routes } from "../../shared/routes.ts";
import { ModelBeads } from "../hiring-models/ModelBeads.tsx";
import { useTranslation } from "../state/translation.ts";
import { Lines, Paragraph } from "./Lines.tsx";
import { Section } from "./Section.tsx";
import styles from "./ServicesSection.module.css";
import { SpanBar, serviceWeeks } from "./SpanBar.tsx";

/**
 * The hiring model of each service, and the weeks that it takes at least and at most, as its text
 * says. Advisory services have no model.
 */
const plans: {
	readonly [Id in AnchorOf<"services">]?: {
		weeks: readonly [number, number];
		model?: HiringModelId;
	};
} = {
	emiratisation: { weeks: [1, 1], model: "recruitment" },
	"permanent-recruitment": { weeks: [2, 2], model: "recruitment" },
	"temporary-recruitment": { weeks: [1, 2], model: "temporary" },
	"bulk-hiring": { weeks: [10, 14], model: "recruitment" },
	"outsourcing-services": { weeks: [6, 9], model: "outsourcing" },
	"advisory-services": { weeks: [3, 6] },
};

/** The first node of a model's line: the employer. */
const employerNode = "35 3 18 18";

/** The six services: what each is, who employs, and how long it takes, drawn on one scale. */
export function ServicesSection() {
	const { t, locale, i18n } = useTranslation("home");
	const items = t("services.items");
	const nameEmployer = (id: HiringModelId) => {
		const model = hiringModels[id];
		return i18n.t(
			`contract:carriers.${bearerOf(model, model.carriers.employer)}`,
		);
	};
	return (
		<Section
			heading={t("services.heading")}
			lead={t("services.lead")}
			id="services"
			layout="below"
		>
			<ul className={styles.rows}>
				<li aria-hidden="true">
					<span>{t("services.columns.service")}</span>
					<span>{t("services.columns.work")}</span>
					<span>{t("services.columns.employer")}</span>
					<span>{t("services.columns.weeks")}</span>
				</li>
				{routes.services.anchors.map((anchor, index) => {
					const item = items[index];
					const plan = plans[anchor];
					if (!(item && plan)) return null;
					const { weeks, model } = plan;
					const [earliest, to] = weeks;
					return (
						<li className="covered" key={anchor}>
							<h3>
								<a href={anchorHref("services", locale, anchor)}>{item.name}</a>
							</h3>
							<Paragraph text={item.text} />
							<p className={styles.employer}>
								<span className="visually-hidden">
									{t("services.columns.employer")}
								</span>
								<span aria-hidden="true">{t("services.columns.employer")}</span>
								{model ? (
									<>
										<ModelBeads
											model={hiringModels[model]}
											box={employerNode}
										/>
										{nameEmployer(model)}
									</>
								) : (
									t("services.noModel")
								)}
							</p>
							<div className={styles.weeks}>
								<Lines text={item.weeks} />
								<SpanBar
									from={1}
									to={to}
									earliest={earliest}
									length={serviceWeeks}
								/>
							</div>
						</li>
					);
				})}
			</ul>
			<p className="actions">
				<a className="more" href={anchorHref("services", locale, "models")}>
					{t("services.models")}
				</a>
			</p>
		</Section>
	);
}
