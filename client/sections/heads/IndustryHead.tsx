import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { useTranslation } from "../../state/translation.ts";
import { usePageCopy } from "../../state/use-page-copy.ts";
import { Paragraph } from "../Lines.tsx";
import { PageTitle } from "../PageTitle.tsx";
import styles from "./IndustryHead.module.css";
import { SectorDrawing } from "./SectorDrawing.tsx";

/** Head of an industry: its heading above the drawing. */
export function IndustryHead() {
	const { page } = useTranslation();
	const { heading, introduction, roles = [] } = usePageCopy();
	return (
		<header className={styles.head}>
			<div className={styles.inner}>
				<Breadcrumbs />
				<PageTitle text={heading} />
				<Paragraph text={introduction} />
				<div data-phone="none">
					<ConsultationLink />
				</div>
			</div>
			<SectorDrawing
				slug={page.params.industry ?? ""}
				roles={roles.map(({ name }) => name)}
			/>
		</header>
	);
}
