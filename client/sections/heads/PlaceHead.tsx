import { OfficesMap } from "../../offices/OfficesMap.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { useTranslation } from "../../state/translation.ts";
import { Paragraph } from "../Lines.tsx";
import { LocalNav } from "../LocalNav.tsx";
import { Words } from "../Words.tsx";
import styles from "./PlaceHead.module.css";

/** Head of a page about places: the map, with the text beside or below it. */
export function PlaceHead() {
	const { t } = useTranslation("locations");
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.columns}>
				<Words as="h1" text={t("page.heading")} />
				<div className={styles.map}>
					<OfficesMap />
				</div>
				<div className={styles.text}>
					<Paragraph text={t("page.introduction")} />
					<LocalNav />
				</div>
			</div>
		</header>
	);
}
