import type { ReactNode } from "react";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { Paragraph } from "./Lines.tsx";
import styles from "./PageIntro.module.css";
import { PageTitle } from "./PageTitle.tsx";

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
			<PageTitle text={heading} />
			{introduction ? (
				<Paragraph className="introduction" text={introduction} />
			) : null}
			{children}
		</header>
	);
}
