import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { usePage } from "../../state/page-context.ts";
import { useTranslation } from "../../state/translation.ts";
import { Lines } from "../Lines.tsx";
import { Words } from "../Words.tsx";
import { askLabel } from "./ask-label.ts";
import styles from "./ItemHead.module.css";

/** Compact head of a page below an industry or a service. The menu lists its siblings. */
export function ItemHead(props: { heading: string; introduction: string }) {
	const { page } = usePage();
	const { t } = useTranslation();
	return (
		<>
			<header className={styles.head}>
				<Breadcrumbs />
				<h1>
					<Words text={props.heading} />
				</h1>
			</header>
			<div className={styles.lead}>
				<p>
					<Lines text={props.introduction} />
				</p>
				<div data-phone="none">
					<ConsultationLink className="button">
						{t(askLabel(page.path))}
					</ConsultationLink>
				</div>
			</div>
		</>
	);
}
