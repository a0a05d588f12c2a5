import type { ReactNode } from "react";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { Words } from "../Words.tsx";
import styles from "./SheetHead.module.css";

/** Head of a page about one thing: an introduction beside a sheet of key facts. */
export function SheetHead(props: {
	heading: string;
	introduction: ReactNode;
	/** Actions. */
	children?: ReactNode;
	sheet: ReactNode;
}) {
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.columns}>
				<div>
					<h1>
						<Words text={props.heading} />
					</h1>
					<p className={styles.introduction}>{props.introduction}</p>
					{props.children}
				</div>
				{props.sheet}
			</div>
		</header>
	);
}
