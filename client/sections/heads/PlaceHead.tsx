import type { ReactNode } from "react";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { Lines } from "../Lines.tsx";
import { LocalNav } from "../LocalNav.tsx";
import { Words } from "../Words.tsx";
import styles from "./PlaceHead.module.css";

/** Head of a page about places: the map, with the text beside or below it. */
export function PlaceHead(props: {
	heading: string;
	introduction: string;
	children: ReactNode;
}) {
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.columns}>
				<h1>
					<Words text={props.heading} />
				</h1>
				<div className={styles.map}>{props.children}</div>
				<div className={styles.text}>
					<p>
						<Lines text={props.introduction} />
					</p>
					<LocalNav />
				</div>
			</div>
		</header>
	);
}
