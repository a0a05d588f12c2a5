import type { ReactNode } from "react";
import styles from "./PageIntro.module.css";

/** A page's heading and introduction. */
export function PageIntro(props: {
	heading: string;
	introduction?: string;
	children?: ReactNode;
}) {
	const { heading, introduction, children } = props;
	return (
		<header className={styles.intro}>
			<h1>{heading}</h1>
			{introduction ? (
				<p className={styles.introduction}>{introduction}</p>
			) : null}
			{children}
		</header>
	);
}
