import type { ReactNode } from "react";
import { breadcrumbsOf } from "../../shared/pages/page-paths.ts";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { usePage } from "../state/page-context.ts";
import { usePageNames } from "../state/use-page-copy.ts";
import { AskedLink } from "./AskedLink.tsx";
import styles from "./PageIntro.module.css";
import { Words } from "./Words.tsx";

/** Heading and introduction, for pages without a specific head. */
export function PageIntro(props: {
	heading: string;
	introduction?: string;
	/** Shown above the heading; by default the parent page's name. */
	kicker?: string;
	/** For pages whose only list is their results. */
	isWithoutBreadcrumbs?: boolean;
	children?: ReactNode;
}) {
	const { heading, introduction, children } = props;
	const { page } = usePage();
	const nameOf = usePageNames();
	const parent = breadcrumbsOf(page).slice(1).at(-2);
	const kicker = props.kicker ?? (parent && nameOf(parent));
	return (
		<header className={styles.band}>
			{props.isWithoutBreadcrumbs ? null : <Breadcrumbs />}
			{kicker ? <p className={styles.kicker}>{kicker}</p> : null}
			<h1>
				<Words text={heading} />
			</h1>
			{introduction ? (
				<p className={styles.introduction}>{introduction}</p>
			) : null}
			<AskedLink />
			{children}
		</header>
	);
}
