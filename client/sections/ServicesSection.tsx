import type { HiringModelId } from "../../shared/hiring-models.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import type { AnchorOf } from "../../shared/pages/route-types.ts";
import { routes } from "../../shared/routes.ts";
import { ModelKey } from "../hiring-models/ModelKey.tsx";
import { ModelLine } from "../hiring-models/ModelLine.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { Lines } from "./Lines.tsx";
import { Section } from "./Section.tsx";
import styles from "./ServicesSection.module.css";

/** The hiring model of each service. Advisory services have none. */
const models: { readonly [Id in AnchorOf<"services">]?: HiringModelId } = {
	emiratisation: "recruitment",
	"permanent-recruitment": "recruitment",
	"temporary-recruitment": "temporary",
	"bulk-hiring": "recruitment",
	"outsourcing-services": "outsourcing",
};

/** The six services: what each is, who signs, and how long it takes. */
export function ServicesSection() {
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
			<ModelKey />
			<ul className={styles.rows}>
				{routes.services.anchors.map((anchor, index) => {
					const item = items[index];
					const model = models[anchor];
					return item ? (
						<li className="covered" key={anchor}>
							<h3>
								<a href={anchorHref("services", locale, anchor)}>{item.name}</a>
							</h3>
							<p>
								<Lines text={item.text} />
							</p>
							<div className={styles.weeks}>
								{model ? (
									<ModelLine model={model} />
								) : (
									<small>{t("services.noModel")}</small>
								)}
								<span>
									<Lines text={item.weeks} />
								</span>
							</div>
						</li>
					) : null;
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
