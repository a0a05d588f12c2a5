import { offeredModels, otherModels } from "../../shared/hiring-models.ts";
import { anchorsOf, pageOf } from "../../shared/pages/page-paths.ts";
import {
	serviceChildren,
	serviceFamilies,
} from "../../shared/pages/services.ts";
import { ModelKey } from "../hiring-models/ModelKey.tsx";
import { Fold } from "../sections/Fold.tsx";
import { Later } from "../sections/Later.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { Section } from "../sections/Section.tsx";
import { ModelsTable } from "../services/ModelsTable.tsx";
import { ServiceHead } from "../services/ServiceHead.tsx";
import { ServiceSection } from "../services/ServiceSection.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** The page of each section. */
const sectionPages = [
	pageOf("solution", { solution: "emiratisation" }),
	pageOf("service", { service: "recruitment-services" }),
	pageOf("service", { service: "flexible-staffing" }),
	pageOf("solution", { solution: "bulk-hiring" }),
	pageOf("service", { service: "hr-outsourcing" }),
	pageOf("service", { service: "hr-consulting" }),
];

/** The services' own pages, then further reading: fees, common questions, each country's rules. */
const pages = [
	...[...serviceFamilies, ...serviceChildren].map((service) =>
		pageOf("service", { service }),
	),
	pageOf("fees"),
	pageOf("solutions"),
	pageOf("guides"),
];

/** A comparison of hiring models, the offered ones first, the six services, and further reading. */
export function ServicesPage() {
	const { t, page } = useTranslation("services");
	const { sections } = usePageCopy();
	const anchors = anchorsOf(page);
	const rows = t("models.rows");
	const offered = offeredModels.length;
	return (
		<>
			<ServiceHead />
			<Section
				heading={t("models.heading")}
				id="models"
				lead={t("models.lead")}
				layout="below"
			>
				<ModelKey />
				<ModelsTable models={offeredModels} rows={rows.slice(0, offered)} />
				<Fold summary={t("models.others")}>
					<ModelsTable models={otherModels} rows={rows.slice(offered)} />
				</Fold>
			</Section>
			<Later>
				{sections.map((section, index) => (
					<ServiceSection
						key={section.heading}
						section={section}
						id={anchors[index] ?? ""}
						page={sectionPages[index]}
					/>
				))}
				<PageLinks
					heading={t("more.heading")}
					lead={t("more.lead")}
					pages={pages}
				/>
			</Later>
		</>
	);
}
