import type { ReactNode } from "react";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { Words } from "../Words.tsx";
import styles from "./SheetHead.module.css";

/** The head of a page about one thing: what it is, beside the sheet of what is asked most about it. */
export function SheetHead(props: {
	heading: string;
	introduction: ReactNode;
	/** What can be done about it. */
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
