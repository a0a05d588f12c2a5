import { brand, brandName } from "../../shared/brand.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import { anchorHref, hrefFor } from "../../shared/pages/page-hrefs.ts";
import { pageOf, type SinglePageId } from "../../shared/pages/page-paths.ts";
import { Fold } from "../sections/Fold.tsx";
import { Paragraph } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./SiteFooter.module.css";

export function SiteFooter() {
	const { t, locale, nameOf, nameAnchor } = useTranslation();
	const list = (
		heading: string,
		links: readonly (readonly [href: string, name: string])[],
	) => (
		<section>
			<h2>{heading}</h2>
			<ul>
				{links.map(([href, name]) => (
					<li key={href}>
						<a href={href}>{name}</a>
					</li>
				))}
			</ul>
		</section>
	);
	const linksTo = (...ids: readonly SinglePageId[]) =>
		ids.map((id) => [hrefFor(id, locale), nameOf(pageOf(id))] as const);
	return (
		<footer className={styles.footer} data-tone="deep" data-print="none">
			<div className={styles.columns}>
				<section>
					<h2 data-phone="none">{brandName(locale)}</h2>
					<Paragraph text={t("footer.about")} />
					<p>
						<strong>{t("footer.noFees")}</strong>{" "}
						<a href={anchorHref("contact", locale, "verify")}>
							{t("footer.verify")}
						</a>
					</p>
				</section>
				<Fold summary={t("footer.pages")} isNarrow>
					<div>
						{list(
							t("footer.company"),
							linksTo(
								"about",
								"timeline",
								"careers",
								"candidates",
								"insights",
								"guides",
							),
						)}
						{list(
							t("footer.forEmployers"),
							linksTo(
								"services",
								"solutions",
								"fees",
								"industries",
								"contractors",
								"calculators",
							),
						)}
						{list(
							t("footer.offices"),
							officeIds.map((id) => [
								anchorHref("locations", locale, id),
								nameAnchor(id),
							]),
						)}
					</div>
				</Fold>
				{list(
					t("footer.legal"),
					linksTo(
						"contact",
						"fairRecruitment",
						"privacy",
						"terms",
						"accessibility",
						"login",
					),
				)}
			</div>
			<p className={styles.rights}>
				{t("footer.rights", { year: brand.copyrightYear })}
				{brand.isSample && ` ${t("sample.firm")}`}
			</p>
		</footer>
	);
}
