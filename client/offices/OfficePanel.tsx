import type { Office } from "../../shared/pages/content.ts";
import { Points } from "../sections/Points.tsx";
import { useTranslation } from "../state/translation.ts";
import { telephoneHref } from "../telephone.ts";
import styles from "./OfficePanel.module.css";

/** An office: what it does, how to reach it, and the authorities that it deals with. */
export function OfficePanel({ office }: { office: Office }) {
	const { t } = useTranslation("offices");
	const { latitude, longitude } = office;
	return (
		<>
			{office.about.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			<dl className={styles.details}>
				<div>
					<dt>{t("address")}</dt>
					<dd>
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
					</dd>
				</div>
				<div>
					<dt>{t("hours")}</dt>
					<dd>
						{office.hours.map(({ text, opens, closes }) => (
							<span key={text}>
								{t("hoursLine", { days: text, opens, closes })}
							</span>
						))}
						<span className={styles.quiet}>
							{t("timeZone", { offset: office.utcOffset })}
						</span>
						<span className={styles.quiet}>{t("appointment")}</span>
					</dd>
				</div>
				<div>
					<dt>{t("phone")}</dt>
					<dd>
						<a href={telephoneHref(office.phone)}>{office.phone}</a>
					</dd>
				</div>
				<div>
					<dt>{t("languages")}</dt>
					<dd>{office.languages.join(" · ")}</dd>
				</div>
			</dl>
			<h3 className={styles.heading}>{t("directions")}</h3>
			<p>{office.directions}</p>
			<h3 className={styles.heading}>{t("regulator")}</h3>
			<Points points={office.regulator} layout="roles" />
		</>
	);
}
