import { useTranslation } from "react-i18next";
import { type MenuItem, type MenuLink, menu } from "../../shared/menu.ts";
import { pageHref } from "../../shared/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useAnchorNames, usePageNames } from "../state/page-copy.ts";
import styles from "./PrimaryMenu.module.css";

/**
 * The main menu: a bar with panels on wide screens, a full screen on narrow ones. Panels are
 * `details` elements and the full screen is a link's target, so both work without scripts.
 */
export function PrimaryMenu() {
	const { t } = useTranslation();
	return (
		<nav className={styles.menu} id="menu" aria-label={t("header.navigation")}>
			<a className={styles.close} href="#main">
				{t("header.close")}
			</a>
			<ul className={styles.bar}>
				{menu.map((item) => (
					<li key={item.page.id}>
						{item.subItems.length > 0 ? (
							<MenuPanel item={item} />
						) : (
							<TopLink item={item} />
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

function TopLink({ item }: { item: MenuItem }) {
	const { page, locale } = usePage();
	const { t } = useTranslation();
	const nameOf = usePageNames();
	return (
		<a
			className={styles.top}
			href={pageHref(item.page, locale)}
			aria-current={item.page.path === page.path ? "page" : undefined}
		>
			{item.isHome ? t("header.homeItem") : nameOf(item.page)}
		</a>
	);
}

function MenuPanel({ item }: { item: MenuItem }) {
	const { page, locale } = usePage();
	const { t } = useTranslation();
	const nameOf = usePageNames();
	const name = nameOf(item.page);
	const isCurrent =
		page.path === item.page.path || page.path.startsWith(`${item.page.path}/`);
	return (
		<details className={styles.panel} name="menu">
			<summary className={styles.top} data-current={isCurrent || undefined}>
				{name}
			</summary>
			<ul className={styles.links}>
				<li>
					<a className={styles.overview} href={pageHref(item.page, locale)}>
						{t("header.overview", { name })}
					</a>
				</li>
				{item.subItems.map((link) => (
					<li key={link.page.path + (link.anchor ?? "")}>
						<SubLink link={link} />
					</li>
				))}
			</ul>
		</details>
	);
}

function SubLink({ link }: { link: MenuLink }) {
	const { page, locale } = usePage();
	const nameOf = usePageNames();
	const nameOfAnchor = useAnchorNames();
	const { anchor } = link;
	const href = pageHref(link.page, locale);
	return (
		<a
			href={anchor ? `${href}#${anchor}` : href}
			aria-current={
				!anchor && link.page.path === page.path ? "page" : undefined
			}
		>
			{anchor ? nameOfAnchor(anchor) : nameOf(link.page)}
		</a>
	);
}
