import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { IndexHead } from "../sections/heads/IndexHead.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { Section } from "../sections/Section.tsx";
import models from "../services/ModelsTable.module.css";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** A comparison of the country guides, and how they were made. */
export function GuidesPage() {
	const { t, locale } = useTranslation("guides");
	const { sections } = usePageCopy();
	const columns = t("compared");
	return (
		<>
			<IndexHead
				list={
					<LinkList
						links={t("items").map(({ slug, countryName }) => ({
							href: hrefFor("guide", locale, { country: slug }),
							name: countryName,
						}))}
					/>
				}
			/>
			<Section heading={t("countries")} layout="below">
				<table className={models.models}>
					<thead>
						<tr>
							<th scope="col">{t("country")}</th>
							{columns.map((name) => (
								<th scope="col" key={name}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{t("items").map(({ slug, countryName, compared }) => (
							<tr key={slug}>
								<th scope="row">
									<a href={hrefFor("guide", locale, { country: slug })}>
										{countryName}
									</a>
								</th>
								{columns.map((name, index) => (
									<td data-column={name} key={name}>
										{compared[index]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<p>{t("comparedNote")}</p>
			</Section>
			<CopySections sections={sections} />
		</>
	);
}
