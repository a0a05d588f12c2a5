import { OfficesMap } from "../../offices/OfficesMap.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { usePageHeading } from "../../state/use-page-copy.ts";
import { Paragraph } from "../Lines.tsx";
import { LocalNav } from "../LocalNav.tsx";
import { Words } from "../Words.tsx";
import styles from "./PlaceHead.module.css";

/** Head of a page about places: the map, with the text beside or below it. */
export function PlaceHead() {
	const { heading, introduction } = usePageHeading();
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.columns}>
				<Words as="h1" text={heading} />
				<div className={styles.map}>
					<OfficesMap />
				</div>
				<div className={styles.text}>
					<Paragraph text={introduction} />
					<LocalNav />
				</div>
			</div>
		</header>
	);
}
