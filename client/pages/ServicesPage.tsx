import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { anchorsOf, type Page, pageOf } from "../../shared/pages/page-paths.ts";
import {
	type Service,
	serviceChildren,
	serviceFamilies,
} from "../../shared/pages/services.ts";
import { Later } from "../sections/Later.tsx";
import { Lines } from "../sections/Lines.tsx";
import { Words } from "../sections/Words.tsx";
import { ModelsTable } from "../services/ModelsTable.tsx";
import { ServiceHead } from "../services/ServiceHead.tsx";
import { ServiceSection } from "../services/ServiceSection.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy, usePageNames } from "../state/use-page-copy.ts";
import styles from "./ServicesPage.module.css";

/** Further reading: fees, common questions, and each country's rules. */
const readOn = [pageOf("fees"), pageOf("solutions"), pageOf("guides")];

/** A comparison of the six hiring models, the six services, and further reading. */
export function ServicesPage() {
	const { page } = usePage();
	const { t } = useTranslation("services");
	const { t: tContract } = useTranslation("contract");
	const { sections } = usePageCopy();
	const anchors = anchorsOf(page);
	return (
		<>
			<ServiceHead isBeforeModels />
			<section className={styles.models} id="models">
				<h2>
					<Words text={t("models.heading")} />
				</h2>
				<p>
					<Lines text={t("models.lead")} />
				</p>
				<p>
					<small>{tContract("key")}</small>
				</p>
				<ModelsTable />
			</section>
			<Later>
				{sections.map((section, index) => (
					<ServiceSection
						key={section.heading}
						section={section}
						id={anchors[index] ?? ""}
					/>
				))}
				<div className={styles.lists}>
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
				</div>
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
		<section>
			<h2>
				<Words text={props.heading} />
			</h2>
			<p>
				<Lines text={props.lead} />
			</p>
			<ul>
				{props.pages.map((page) => (
					<li key={page.path}>
						<a href={pageHref(page, locale)}>{nameOf(page)}</a>
					</li>
				))}
			</ul>
		</section>
	);
}
