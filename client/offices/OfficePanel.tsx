import type { Office } from "../../shared/pages/content.ts";
import { solutionSlugs } from "../../shared/pages/content-index.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { Fold } from "../sections/Fold.tsx";
import { Paragraph, Paragraphs } from "../sections/Lines.tsx";
import { Points } from "../sections/Points.tsx";
import { Term, Terms } from "../sections/Terms.tsx";
import { useTranslation } from "../state/translation.ts";
import { telephoneHref } from "../telephone.ts";
import styles from "./OfficePanel.module.css";

/** An office: its role, contact details, and local authorities. */
export function OfficePanel({ office }: { office: Office }) {
	const { t, locale } = useTranslation("offices");
	const { latitude, longitude } = office;
	const solution = solutionSlugs.find(
		(slug) => slug === `recruitment-agency-${office.id}`,
	);
	return (
		<div className={styles.panel}>
			<div>
				<p>
					<strong>{office.role}</strong>
				</p>
				<Paragraphs texts={office.about} />
				{solution ? (
					<p>
						<a href={hrefFor("solution", locale, { solution })}>
							{t("hiring", { name: office.name })}
						</a>
					</p>
				) : null}
			</div>
			<div className={styles.paper}>
				<Terms layout="grid">
					<Term name={t("address")}>
						<address>
							{[...office.address, office.postalBox].map((line) => (
								<span key={line}>{line}</span>
							))}
							<span>
								{t("about", {
									name: office.locality,
									country: office.countryName,
								})}
							</span>
						</address>
						<a
							href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
							rel="noreferrer"
						>
							{t("map")}
						</a>
					</Term>
					<Term name={t("hours")}>
						{office.hours.map(({ text, opens, closes }) => (
							<span key={text}>
								{t("hoursLine", { days: text, opens, closes })}
							</span>
						))}
						<small>{t("timeZone", { offset: office.utcOffset })}</small>
						<small>{t("appointment")}</small>
					</Term>
					<Term name={t("phone")}>
						<a href={telephoneHref(office.phone)}>{office.phone}</a>
					</Term>
					<Term name={t("languages")}>{office.languages.join("\u00a0· ")}</Term>
				</Terms>
			</div>
			<div>
				<Fold summary={t("directions")}>
					<Paragraph text={office.directions} />
				</Fold>
				<Fold summary={t("regulator")}>
					<Points points={office.regulator} layout="roles" />
				</Fold>
			</div>
		</div>
	);
}
