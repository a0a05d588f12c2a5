import { type MouseEvent, useRef } from "react";
import {
	type MenuItem,
	menu,
	menuGroupsOf,
	menuHref,
	menuKey,
} from "../../../shared/pages/menu.ts";
import { isPlainClick } from "../../navigation/is-plain-click.ts";
import { useTranslation } from "../../state/translation.ts";
import { MenuLink } from "./MenuLink.tsx";
import { useMenu } from "./menu-context.tsx";
import { useMenuNames } from "./menu-names.ts";
import styles from "./PrimaryMenu.module.css";
import { useMenuBehavior } from "./use-menu-behavior.ts";

/**
 * The main menu: a bar with panels on wide screens, full-screen on narrow ones. Without scripts,
 * items link to their pages, panels open on hover and focus, and the full-screen menu is a link's
 * target.
 */
export function PrimaryMenu() {
	const { t } = useTranslation();
	const { restore } = useMenu();
	const nav = useRef<HTMLElement>(null);
	useMenuBehavior(nav, restore);
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
							<MenuLink
								className={styles.top}
								item={item}
								action={{ type: "select", item }}
							/>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

function MenuPanel({ item }: { item: MenuItem }) {
	const { state, dispatch, restore } = useMenu();
	const { t, page, locale } = useTranslation();
	const nameOf = useMenuNames();
	const name = nameOf(item);
	const key = menuKey(item);
	const { firstLevel, secondLevel } = state.selectedPath;
	// `useMenuBehavior` has already toggled the panel.
	const select = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		if (event.currentTarget.ariaExpanded === "true")
			dispatch({ type: "select", item });
		else restore();
	};
	const currentOf = (sub: MenuItem) => {
		if (menuKey(sub) === page.path) return "page";
		return menuKey(sub) === secondLevel ? "true" : undefined;
	};
	const groups = menuGroupsOf(item);
	const linkTo = (sub: MenuItem) => (
		<li key={menuKey(sub)}>
			<MenuLink
				item={sub}
				action={{ type: "select-sub", top: item, item: sub }}
				aria-current={currentOf(sub)}
			/>
		</li>
	);
	return (
		<>
			<a
				className={styles.top}
				href={menuHref(item, locale)}
				data-panel=""
				aria-current={firstLevel === key || undefined}
				onClick={select}
			>
				{name}
			</a>
			<ul className={styles.links}>
				<li>
					<a
						className={styles.overview}
						href={menuHref(item, locale)}
						aria-current={
							key === page.path && !secondLevel ? "page" : undefined
						}
					>
						{t("header.overview", { name })}
					</a>
				</li>
				{groups.map((group) => (
					<li key={group.name}>
						<b>{t(`header.${group.name}`)}</b>
						<ul>{group.items.map(linkTo)}</ul>
					</li>
				))}
				{groups.length > 0 ? null : item.subItems.map(linkTo)}
			</ul>
		</>
	);
}
