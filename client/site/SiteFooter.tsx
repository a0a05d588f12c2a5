import { brand, brandName } from "../../shared/brand.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import { anchorHref, pageHref } from "../../shared/pages/page-hrefs.ts";
import { type Page, pageOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useAnchorNames, usePageNames } from "../state/use-page-copy.ts";
import styles from "./SiteFooter.module.css";

const firmPages = [
	pageOf("about"),
	pageOf("timeline"),
	pageOf("careers"),
	pageOf("candidates"),
	pageOf("insights"),
	pageOf("guides"),
];
const employerPages = [
	pageOf("services"),
	pageOf("solutions"),
	pageOf("fees"),
	pageOf("industries"),
	pageOf("contractors"),
	pageOf("calculators"),
];
const legalPages = [
	pageOf("contact"),
	pageOf("fairRecruitment"),
	pageOf("privacy"),
	pageOf("terms"),
	pageOf("accessibility"),
	pageOf("login"),
];

export function SiteFooter() {
	const { locale } = usePage();
	const { t } = useTranslation();
	const nameOf = usePageNames();
	const nameAnchor = useAnchorNames();
	const list = (heading: string, pages: readonly Page[]) => (
		<section>
			<h2>{heading}</h2>
			<ul>
				{pages.map((page) => (
					<li key={page.path}>
						<a href={pageHref(page, locale)}>{nameOf(page)}</a>
					</li>
				))}
			</ul>
		</section>
	);
	return (
		<footer className={styles.footer} data-print="none">
			<div className={styles.columns}>
				<section>
					<h2>{brandName(locale)}</h2>
					<p>{t("footer.about")}</p>
					<p>
						<strong>{t("footer.noFees")}</strong>{" "}
						<a href={anchorHref("contact", locale, "verify")}>
							{t("footer.verify")}
						</a>
					</p>
				</section>
				{list(t("footer.company"), firmPages)}
				{list(t("footer.forEmployers"), employerPages)}
				<section>
					<h2>{t("footer.offices")}</h2>
					<ul>
						{officeIds.map((id) => (
							<li key={id}>
								<a href={anchorHref("locations", locale, id)}>
									{nameAnchor(id)}
								</a>
							</li>
						))}
					</ul>
				</section>
				{list(t("footer.legal"), legalPages)}
			</div>
			<p className={styles.rights}>
				{t("footer.rights", { year: brand.copyrightYear })}
				{brand.isSample && ` ${t("footer.sample")}`}
			</p>
		</footer>
	);
}
