import type { ReactNode } from "react";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { Clauses } from "./Clauses.tsx";
import { Paragraph } from "./Lines.tsx";
import styles from "./PageIntro.module.css";

/** Heading and introduction, for pages without a specific head. */
export function PageIntro(props: {
	heading: string;
	introduction?: string;
	/** For pages whose only list is their results. */
	isWithoutBreadcrumbs?: boolean;
	children?: ReactNode;
}) {
	const { heading, introduction, children } = props;
	return (
		<header className={styles.band}>
			{props.isWithoutBreadcrumbs ? null : <Breadcrumbs />}
			<h1>
				<Clauses text={heading} />
			</h1>
			{introduction ? (
				<Paragraph className="introduction" text={introduction} />
			) : null}
			{children}
		</header>
	);
}
