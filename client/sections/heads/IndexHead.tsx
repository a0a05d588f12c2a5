import type { ReactNode } from "react";
import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { useTranslation } from "../../state/translation.ts";
import { Words } from "../Words.tsx";
import styles from "./IndexHead.module.css";

/** The head of a page that lists others: what they have in common, beside the first of them. */
export function IndexHead(props: {
	heading: string;
	introduction: string;
	/** The page that leads the list, and is left out below. */
	lead: { href: string; name: string; text: string };
	/** The lead's drawing or chart. */
	children?: ReactNode;
}) {
	const { t } = useTranslation();
	const { href, name, text } = props.lead;
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.row}>
				<div>
					<h1>
						<Words text={props.heading} />
					</h1>
					<p>{props.introduction}</p>
					<ConsultationLink className="button button-primary">
						{t("page.contact")}
					</ConsultationLink>
				</div>
				<article className={styles.lead}>
					{props.children}
					<h2>
						<a href={href}>{name}</a>
					</h2>
					<p>{text}</p>
				</article>
			</div>
		</header>
	);
}
