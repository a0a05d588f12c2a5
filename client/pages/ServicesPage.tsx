import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { anchorsOf, type Page, pageOf } from "../../shared/pages/page-paths.ts";
import {
	type Service,
	serviceChildren,
	serviceFamilies,
} from "../../shared/pages/services.ts";
import { ModelKey } from "../hiring-models/ModelKey.tsx";
import { Later } from "../sections/Later.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { Section } from "../sections/Section.tsx";
import { ModelsTable } from "../services/ModelsTable.tsx";
import { ServiceHead } from "../services/ServiceHead.tsx";
import { ServiceSection } from "../services/ServiceSection.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy, usePageNames } from "../state/use-page-copy.ts";

/** Further reading: fees, common questions, and each country's rules. */
const readOn = [pageOf("fees"), pageOf("solutions"), pageOf("guides")];

/** A comparison of the six hiring models, the six services, and further reading. */
export function ServicesPage() {
	const { page } = usePage();
	const { t } = useTranslation("services");
	const { sections } = usePageCopy();
	const anchors = anchorsOf(page);
	return (
		<>
			<ServiceHead isBeforeModels />
			<Section
				heading={t("models.heading")}
				id="models"
				lead={t("models.lead")}
				layout="below"
			>
				<ModelKey />
				<ModelsTable />
			</Section>
			<Later>
				{sections.map((section, index) => (
					<ServiceSection
						key={section.heading}
						section={section}
						id={anchors[index] ?? ""}
					/>
				))}
				<ServiceList
					heading={t("families.heading")}
					lead={t("families.lead")}
					pages={serviceFamilies.map(pageOfService)}
				/>
				<ServiceList
					heading={t("more.heading")}
					lead={t("more.lead")}
					pages={[...serviceChildren.map(pageOfService), ...readOn]}
				/>
			</Later>
		</>
	);
}

function pageOfService(service: Service): Page {
	return pageOf("service", { service });
}

function ServiceList(props: {
	heading: string;
	lead: string;
	pages: readonly Page[];
}) {
	const { locale } = usePage();
	const nameOf = usePageNames();
	return (
		<Section heading={props.heading} lead={props.lead} layout="below">
			<LinkList
				links={props.pages.map((page) => ({
					href: pageHref(page, locale),
					name: nameOf(page),
				}))}
			/>
		</Section>
	);
}
