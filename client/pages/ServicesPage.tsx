import { anchorsOf, pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import {
	type Service,
	serviceChildren,
	serviceFamilies,
} from "../../shared/pages/services.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { LinkCards } from "../sections/LinkCards.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Scene } from "../sections/Scene.tsx";
import { Section } from "../sections/Section.tsx";
import { StepsRuler } from "../sections/StepsRuler.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy, usePageNames } from "../state/use-page-copy.ts";
import styles from "./ServicesPage.module.css";

export function ServicesPage() {
	const { page, locale } = usePage();
	const { t } = useTranslation("services");
	const copy = usePageCopy();
	const nameOf = usePageNames();
	const cards = (services: readonly Service[]) =>
		services.map((service) => {
			const target = pageOf("service", { service });
			return { href: pageHref(target, locale), name: nameOf(target) };
		});
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction}>
				<LocalNav />
			</PageIntro>
			<CopySections sections={copy.sections} anchors={anchorsOf(page)} />
			<Scene name="port" />
			<Section
				heading={t("models.heading")}
				lead={t("models.lead")}
				id="models"
				tone="sunken"
				layout="below"
			>
				<ModelsTable />
			</Section>
			<Section
				heading={t("families.heading")}
				lead={t("families.lead")}
				layout="below"
			>
				<LinkCards cards={cards(serviceFamilies)} />
			</Section>
			<Section heading={t("more.heading")} lead={t("more.lead")} layout="below">
				<LinkCards cards={cards(serviceChildren)} />
			</Section>
			<StepsRuler />
		</>
	);
}

const columns = ["employer", "visa", "fits", "watch"] as const;

function ModelsTable() {
	const { t } = useTranslation("services");
	const rows = t("models.rows");
	return (
		<table className={styles.models}>
			<thead>
				<tr>
					<th scope="col">{t("models.columns.model")}</th>
					{columns.map((column) => (
						<th scope="col" key={column}>
							{t(`models.columns.${column}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.model}>
						<th scope="row">{row.model}</th>
						{columns.map((column) => (
							<td key={column} data-column={t(`models.columns.${column}`)}>
								{row[column]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
