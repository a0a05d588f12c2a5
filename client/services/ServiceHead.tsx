import { partId } from "../../shared/pages/anchors.ts";
import { anchorsOf } from "../../shared/pages/page-paths.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { ModelRail } from "../hiring-models/ModelRail.tsx";
import { Lines, Paragraph } from "../sections/Lines.tsx";
import { Words } from "../sections/Words.tsx";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useAnchorNames, usePageCopy } from "../state/use-page-copy.ts";
import { drawnSections } from "./drawn-sections.ts";
import { ServiceDrawing } from "./ServiceDrawing.tsx";
import styles from "./ServiceHead.module.css";

/** A service's introduction beside a drawing of it, or of its hiring models, above links to its sections. */
export function ServiceHead(props: {
	/** On phones, the models table that follows replaces the drawing. */
	isBeforeModels?: boolean;
}) {
	const { page } = usePage();
	const { t } = useTranslation("contract");
	const { t: tCommon } = useTranslation();
	const { heading, introduction, sections, models } = usePageCopy();
	const { service = "" } = page.params;
	const isDrawn = service in drawnSections;
	const nameOf = useAnchorNames();
	const anchors = anchorsOf(page);
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.columns}>
				<div className={styles.text}>
					<h1>
						<Words text={heading} />
					</h1>
					<Paragraph text={introduction} />
					<p className="actions" data-phone="none">
						<ConsultationLink className="button button-primary">
							{tCommon("page.askConsultant")}
						</ConsultationLink>
					</p>
				</div>
				{models ? (
					<div className={styles.models} data-repeated={props.isBeforeModels}>
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
						{isDrawn ? null : (
							<small>
								<Lines text={t("railKey")} />
							</small>
						)}
					</div>
				) : null}
			</div>
			<nav
				className={styles.sections}
				aria-label={tCommon("page.sections")}
				data-phone={anchors.length === 0 ? "none" : undefined}
			>
				<ul>
					{sections.map((section, index) => {
						const anchor = anchors[index];
						return (
							<li key={section.heading}>
								<a href={`#${anchor ?? partId(index)}`}>
									{anchor ? nameOf(anchor) : <Words text={section.heading} />}
								</a>
							</li>
						);
					})}
				</ul>
			</nav>
		</header>
	);
}
