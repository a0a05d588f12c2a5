import { menuKey } from "../../../shared/pages/menu.ts";
import { pageAt } from "../../../shared/pages/page-paths.ts";
import { useTranslation } from "../../state/translation.ts";
import { MenuLink } from "./MenuLink.tsx";
import { useMenu } from "./menu-context.tsx";
import styles from "./SectionMenu.module.css";

/** The third level, shown while `navType` is `custom`: the items below the selected page. */
export function SectionMenu() {
	const { state } = useMenu();
	const { t, nameOf } = useTranslation();
	const base = pageAt(state.basePath);
	if (!base) return null;
	const name = nameOf(base);
	return (
		<nav className={styles.section} aria-label={t("header.section", { name })}>
			<ul>
				{state.customMenuItems.map((item) => (
					<li key={menuKey(item)}>
						<MenuLink
							item={item}
							action={{ type: "select-third", item }}
							data-selected={
								menuKey(item) === state.selectedPath.thirdLevel || undefined
							}
						/>
					</li>
				))}
			</ul>
		</nav>
	);
}
