import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { ApplySection } from "../enquiry/ApplySection.tsx";
import { PositionCards } from "../positions/PositionCards.tsx";
import { PositionTerms } from "../positions/PositionTerms.tsx";
import { isOpen } from "../positions/position-filter.ts";
import { SheetHead } from "../sections/heads/SheetHead.tsx";
import { Lines } from "../sections/Lines.tsx";
import { SampleNote } from "../sections/SampleNote.tsx";
import { Section } from "../sections/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { useToday } from "../state/today-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePosition } from "../state/use-page-copy.ts";
import { useTrustedHtml } from "../state/use-trusted-html.ts";
import styles from "./PositionPage.module.css";

/** A vacancy: description, terms, and the application form while it is open. */
export function PositionPage() {
	const { page, locale } = usePage();
	const { t } = useTranslation("positions");
	const position = usePosition();
	const html = useTrustedHtml(position.html);
	const today = useToday();
	const open = isOpen(position, today);
	const others = t("items")
		.filter(({ slug }) => slug !== page.params.position)
		.filter((other) => isOpen(other, today))
		.toSorted(
			(a, b) =>
				Number(b.function === position.function) -
				Number(a.function === position.function),
		)
		.slice(0, 4);
	const apply = (
		<a
			className="button button-primary"
			href={pageHref(page, locale, { anchor: "apply" })}
		>
			{t("apply")}
		</a>
	);
	return (
		<>
			<SheetHead
				heading={position.heading}
				introduction={<Lines text={position.introduction} />}
				sheet={<PositionTerms position={position} />}
			>
				{open ? (
					<div className="actions">
						{apply}
						<p data-phone="none">
							{position.closes
								? `${t("fields.closes")} ${position.closes.text}`
								: t("fields.open")}
						</p>
					</div>
				) : (
					<p className="notice">{t("closed")}</p>
				)}
				<SampleNote />
			</SheetHead>
			<div className={styles.text}>
				<div
					className="prose"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from Markdown, and takes no HTML from authors
					dangerouslySetInnerHTML={html}
				/>
				{open ? <p className={styles.reach}>{apply}</p> : null}
			</div>
			<ApplySection
				key={position.reference}
				position={position.reference}
				isOpen={open}
				recap={<PositionTerms position={position} isBrief />}
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
