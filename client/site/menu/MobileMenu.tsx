import { useEffect, useRef, useState } from "react";
import { type MenuItem, menu, menuKey } from "../../../shared/pages/menu.ts";
import {
	type MenuAction,
	thirdLevelOf,
} from "../../../shared/pages/menu-state.ts";
import { anchorHref } from "../../../shared/pages/page-hrefs.ts";
import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Dialog } from "../../dialogs/Dialog.tsx";
import { useTranslation } from "../../state/translation.ts";
import { LanguageSelector } from "../LanguageSelector.tsx";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MobileMenu.module.css";
import { useMenu } from "./menu-context.tsx";
import { useMenuNames } from "./menu-names.ts";

/**
 * The menu on narrow screens: a full-screen dialog that shows one level at a time. Opening a level
 * and following a link change the menu state as on wide screens; closing the menu restores it.
 */
export function MobileMenu({ onClose }: { onClose: () => void }) {
	const { dispatch, restore } = useMenu();
	const { t, locale, i18n } = useTranslation("dialogs");
	const [trail, setTrail] = useState<readonly MenuItem[]>([]);
	const list = useRef<HTMLDivElement>(null);
	const nameOf = useMenuNames();
	const current = trail.at(-1);
	const parent = trail.at(-2);

	useEffect(() => {
		// The back-forward cache restores the menu that led away.
		const close = (event: PageTransitionEvent) => {
			if (event.persisted) onClose();
		};
		window.addEventListener("pageshow", close);
		return () => window.removeEventListener("pageshow", close);
	}, [onClose]);

	// The focused element disappeared with its level.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each level takes the focus anew
	useEffect(() => {
		list.current?.querySelector<HTMLElement>("a, button")?.focus();
	}, [trail]);

	const goTo = (next: readonly MenuItem[]) => {
		setTrail(next);
		restore();
		for (const [depth, item] of next.entries())
			dispatch(actionOf(next.slice(0, depth), item));
	};
	return (
		<Dialog
			title={current ? nameOf(current) : t("menu.title")}
			size="screen"
			onClose={() => {
				restore();
				onClose();
			}}
		>
			<div className={styles.level} ref={list}>
				{current ? (
					<button
						className={styles.back}
						type="button"
						onClick={() => goTo(trail.slice(0, -1))}
					>
						{t("back", { name: parent ? nameOf(parent) : t("menu.top") })}
					</button>
				) : null}
				<Level
					trail={trail}
					onOpen={(item) => goTo([...trail, item])}
					onFollow={onClose}
				/>
				{current ? null : (
					<>
						<p className={`actions ${styles.doors}`}>
							<ConsultationLink isHiring>
								{i18n.t("header.hire")}
							</ConsultationLink>
							<a
								className="button"
								href={anchorHref("contact", locale, "candidates")}
							>
								{i18n.t("header.work")}
							</a>
						</p>
						<LanguageSelector />
					</>
				)}
			</div>
		</Dialog>
	);
}

function Level(props: {
	trail: readonly MenuItem[];
	onOpen: (item: MenuItem) => void;
	/** Closes the menu: links within the page trigger no navigation. */
	onFollow: () => void;
}) {
	const { trail, onOpen, onFollow } = props;
	const current = trail.at(-1);
	const items = current ? itemsBelow(current) : menu;
	const { t } = useTranslation("dialogs");
	const nameOf = useMenuNames();
	return (
		<ul className={styles.items}>
			{current ? (
				<li>
					{/* It was selected when the level was opened. */}
					<MenuLink
						className={styles.link}
						item={current}
						action={undefined}
						onFollow={onFollow}
					>
						{t("menu.overview", { name: nameOf(current) })}
					</MenuLink>
				</li>
			) : null}
			{items.map((item) => (
				<li key={menuKey(item)}>
					{itemsBelow(item).length > 0 ? (
						<button
							className={styles.link}
							type="button"
							data-more=""
							onClick={() => onOpen(item)}
						>
							{nameOf(item)}
						</button>
					) : (
						<MenuLink
							className={styles.link}
							item={item}
							action={actionOf(trail, item)}
							onFollow={onFollow}
						/>
					)}
				</li>
			))}
		</ul>
	);
}

/** The action of choosing an item below the opened ones. */
function actionOf([top, sub]: readonly MenuItem[], item: MenuItem): MenuAction {
	if (sub) return { type: "select-third", item };
	return top ? { type: "select-sub", top, item } : { type: "select", item };
}

/** The items of the next level: the sub-menu, or the third level. */
function itemsBelow(item: MenuItem): readonly MenuItem[] {
	if (item.hasSubMenu || menu.includes(item)) return item.subItems;
	return thirdLevelOf(item);
}
