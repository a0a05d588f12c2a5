import type { ReactNode } from "react";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { usePageHeading } from "../state/use-page-copy.ts";
import { Paragraph } from "./Lines.tsx";
import styles from "./PageIntro.module.css";
import { PageTitle } from "./PageTitle.tsx";

/** Heading and introduction, by default the page's own, for pages without a specific head. */
export function PageIntro(props: {
	heading?: string;
	introduction?: string;
	/** For pages whose only list is their results. */
	isWithoutBreadcrumbs?: boolean;
	children?: ReactNode;
}) {
	const own = usePageHeading();
	const { heading = own.heading, introduction = own.introduction } = props;
	return (
		<header className={styles.band}>
			{props.isWithoutBreadcrumbs ? null : <Breadcrumbs />}
			<PageTitle text={heading} />
			{introduction ? (
				<Paragraph className="introduction" text={introduction} />
			) : null}
			{props.children}
		</header>
	);
}
