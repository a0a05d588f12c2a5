import type { ReactNode } from "react";
import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { useTranslation } from "../../state/translation.ts";
import { Lines } from "../Lines.tsx";
import { Words } from "../Words.tsx";
import styles from "./IndustryHead.module.css";

/** Head of an industry: its heading above the drawing. */
export function IndustryHead(props: {
	heading: string;
	introduction: string;
	children: ReactNode;
}) {
	const { t } = useTranslation();
	return (
		<header className={styles.head}>
			<div className={styles.inner}>
				<Breadcrumbs />
				<h1>
					<Words text={props.heading} />
				</h1>
				<p>
					<Lines text={props.introduction} />
				</p>
				<div data-phone="none">
					<ConsultationLink className="button button-primary">
						{t("page.askIndustry")}
					</ConsultationLink>
				</div>
			</div>
			{props.children}
		</header>
	);
}
