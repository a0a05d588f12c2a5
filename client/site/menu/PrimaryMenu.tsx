import { useRef } from "react";
import {
	type MenuItem,
	menu,
	menuHref,
	menuKey,
} from "../../../shared/pages/menu.ts";
import { resetMenu } from "../../../shared/pages/menu-state.ts";
import { usePage } from "../../state/page-context.ts";
import { useTranslation } from "../../state/translation.ts";
import { useMenu } from "./menu-context.tsx";
import { useMenuNames } from "./menu-names.ts";
import styles from "./PrimaryMenu.module.css";
import { useMenuBehavior } from "./use-menu-behavior.ts";

/**
 * The main menu: a bar with panels on wide screens, a full screen on narrow ones. Panels are
 * `details` elements and the full screen is a link's target, so both work without scripts.
 */
export function PrimaryMenu() {
	const { t } = useTranslation();
	const nav = useRef<HTMLElement>(null);
	useMenuBehavior(nav);
	return (
		<nav
			className={styles.menu}
			id="menu"
			ref={nav}
			aria-label={t("header.navigation")}
		>
			<a className={styles.close} href="#main">
				{t("header.close")}
			</a>
			<ul className={styles.bar}>
				{menu.map((item) => (
					<li key={menuKey(item)}>
						{item.hasSubMenu ? (
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
	const { dispatch } = useMenu();
	const nameOf = useMenuNames();
	const select = () => dispatch({ type: "select", item });
	const reset = () =>
		resetMenu({
			reset: select,
			resetStore: () => dispatch({ type: "reset" }),
			redirect: (path) => window.location.assign(path),
		});
	return (
		<a
			className={styles.top}
			href={menuHref(item, locale)}
			aria-current={item.page.path === page.path ? "page" : undefined}
			onClick={item.isHome ? reset : select}
		>
			{nameOf(item)}
		</a>
	);
}

function MenuPanel({ item }: { item: MenuItem }) {
	const { page, locale } = usePage();
	const { state, dispatch } = useMenu();
	const { t } = useTranslation();
	const nameOf = useMenuNames();
	const name = nameOf(item);
	const isSelected = state.selectedPath.firstLevel === menuKey(item);
	return (
		<details className={styles.panel} name="menu">
			<summary className={styles.top} data-current={isSelected || undefined}>
				{name}
			</summary>
			<ul className={styles.links}>
				<li>
					<a className={styles.overview} href={menuHref(item, locale)}>
						{t("header.overview", { name })}
					</a>
				</li>
				{item.subItems.map((sub) => (
					<li key={menuKey(sub)}>
						<a
							href={menuHref(sub, locale)}
							aria-current={menuKey(sub) === page.path ? "page" : undefined}
							onClick={() =>
								dispatch({ type: "select-sub", top: item, item: sub })
							}
						>
							{nameOf(sub)}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}
