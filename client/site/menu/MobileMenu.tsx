import { useEffect, useRef, useState } from "react";
import {
	type MenuItem,
	menu,
	menuHref,
	menuKey,
} from "../../../shared/pages/menu.ts";
import { thirdLevelOf } from "../../../shared/pages/menu-state.ts";
import { Dialog } from "../../dialogs/Dialog.tsx";
import { usePage } from "../../state/page-context.ts";
import { useTranslation } from "../../state/translation.ts";
import styles from "./MobileMenu.module.css";
import { useMenuNames } from "./menu-names.ts";

/** The menu on narrow screens: a dialog over the whole screen, one level at a time. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
	const { page } = usePage();
	const { t } = useTranslation("dialogs");
	const [trail, setTrail] = useState<readonly MenuItem[]>([]);
	const [openedOn] = useState(page);
	const list = useRef<HTMLDivElement>(null);
	const nameOf = useMenuNames();
	const current = trail.at(-1);
	const parent = trail.at(-2);

	useEffect(() => {
		if (page !== openedOn) onClose();
	}, [page, openedOn, onClose]);

	// What had the focus is gone with its level.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each level takes the focus anew
	useEffect(() => {
		list.current?.querySelector<HTMLElement>("a, button")?.focus();
	}, [trail]);

	return (
		<Dialog
			title={current ? nameOf(current) : t("menu.title")}
			size="screen"
			onClose={onClose}
		>
			<div className={styles.level} ref={list}>
				{current ? (
					<button
						className={styles.back}
						type="button"
						onClick={() => setTrail(trail.slice(0, -1))}
					>
						{t("back", { name: parent ? nameOf(parent) : t("menu.top") })}
					</button>
				) : null}
				<Level
					items={current ? itemsBelow(current) : menu}
					current={current}
					onOpen={(item) => setTrail([...trail, item])}
					onFollow={onClose}
				/>
			</div>
		</Dialog>
	);
}

function Level(props: {
	items: readonly MenuItem[];
	current: MenuItem | undefined;
	onOpen: (item: MenuItem) => void;
	onFollow: () => void;
}) {
	const { items, current, onOpen, onFollow } = props;
	const { page, locale } = usePage();
	const { t } = useTranslation("dialogs");
	const nameOf = useMenuNames();
	const ariaCurrent = (item: MenuItem) =>
		menuKey(item) === page.path ? "page" : undefined;
	// Links to sections of the same page bring no new page, so every link closes.
	return (
		<ul className={styles.items}>
			{current ? (
				<li>
					<a
						className={styles.link}
						href={menuHref(current, locale)}
						aria-current={ariaCurrent(current)}
						onClick={onFollow}
					>
						{t("menu.overview", { name: nameOf(current) })}
					</a>
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
						<a
							className={styles.link}
							href={menuHref(item, locale)}
							aria-current={ariaCurrent(item)}
							onClick={onFollow}
						>
							{nameOf(item)}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

/** The level below an item: its sub-menu, or the third level. */
function itemsBelow(item: MenuItem): readonly MenuItem[] {
	if (item.hasSubMenu || menu.includes(item)) return item.subItems;
	return thirdLevelOf(item);
}
