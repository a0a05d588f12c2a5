import { brand } from "../../shared/brand.ts";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { ApplySection } from "../enquiry/ApplySection.tsx";
import { PositionCards } from "../positions/PositionCards.tsx";
import { PositionTerms } from "../positions/PositionTerms.tsx";
import { isOpen } from "../positions/position-filter.ts";
import { splitProcess } from "../positions/split-process.ts";
import { Example } from "../sections/Example.tsx";
import { Paragraph } from "../sections/Lines.tsx";
import { Section } from "../sections/Section.tsx";
import { Words } from "../sections/Words.tsx";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { useToday } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useTrustedHtml } from "../state/trusted-content.ts";
import { usePosition } from "../state/use-page-copy.ts";
import styles from "./PositionPage.module.css";

/** A vacancy: what it is beside its terms, and the application form while it is open. */
export function PositionPage() {
	const { t, page, locale } = useTranslation("positions");
	const position = usePosition();
	const today = useToday();
	const open = isOpen(position, today);
	// While there is a form, what follows an application stands beside it.
	const split = splitProcess(position.html);
	const html = useTrustedHtml(open ? split.text : position.html);
	const process = useTrustedHtml(split.process);
	const others = t("items")
		.filter(({ slug }) => slug !== page.params.position)
		.filter((other) => isOpen(other, today))
		.toSorted(
			(a, b) =>
				Number(b.function === position.function) -
				Number(a.function === position.function),
		)
		.slice(0, 4);
	return (
		<>
			<div className={styles.page}>
				<header className={styles.head}>
					<Breadcrumbs />
					{brand.isSample ? <Example /> : null}
					<h1>
						<Words text={position.job} />{" "}
						<small>
							{position.city} · {t(`employment.${position.employment}`)}
						</small>
					</h1>
					<Paragraph text={position.introduction} />
					{open ? null : <p className="notice">{t("closed")}</p>}
				</header>
				<div className={styles.sheet}>
					<PositionTerms />
					{open ? (
						<p className={styles.reach}>
							<a
								className="button button-primary"
								href={pageHref(page, locale, { anchor: "apply" })}
							>
								{t("apply")}
							</a>
						</p>
					) : null}
				</div>
				<div className={styles.text}>
					<div
						className="prose"
						// biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from Markdown, and takes no HTML from authors
						dangerouslySetInnerHTML={html}
					/>
				</div>
			</div>
			<ApplySection
				key={position.reference}
				position={position.reference}
				isOpen={open}
				process={process}
			/>
			<Section heading={t("others")} layout="below" isFolded>
				<PositionCards positions={others} />
				<p className="actions">
					<a className="button" href={hrefFor("careers", locale)}>
						{t("all")}
					</a>
				</p>
			</Section>
		</>
	);
}
