import { ModelRail } from "../hiring-models/ModelRail.tsx";
import { AskedLink } from "../sections/AskedLink.tsx";
import { Lines, Paragraph } from "../sections/Lines.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageTitle } from "../sections/PageTitle.tsx";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import { drawnSections } from "./drawn-sections.ts";
import { ServiceDrawing } from "./ServiceDrawing.tsx";
import styles from "./ServiceHead.module.css";

/** A service's introduction beside a drawing of it, of its hiring models, or links to its sections. */
export function ServiceHead() {
	const { t, page } = useTranslation("contract");
	const { heading, introduction, models } = usePageCopy();
	const { service = "" } = page.params;
	const isDrawn = service in drawnSections;
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<PageTitle text={heading} />
			<div className={styles.columns}>
				<div className={styles.text}>
					<Paragraph text={introduction} />
					<AskedLink />
				</div>
				{models ? (
					<div className={styles.models}>
						{models.map(({ id, text }) => (
							<div key={id}>
								<Paragraph text={text} />
								{isDrawn ? (
									<ServiceDrawing service={service} />
								) : (
									<ModelRail model={id} />
								)}
							</div>
						))}
						{isDrawn ? null : <Lines as="small" text={t("railKey")} />}
					</div>
				) : (
					<LocalNav />
				)}
			</div>
		</header>
	);
}
