import { menuHref, menuKey } from "../../../shared/pages/menu.ts";
import { pageAt } from "../../../shared/pages/page-paths.ts";
import { isPlainClick } from "../../navigation/is-plain-click.ts";
import { useTranslation } from "../../state/translation.ts";
import { usePageNames } from "../../state/use-page-copy.ts";
import { useMenu } from "./menu-context.tsx";
import { useMenuNames } from "./menu-names.ts";
import styles from "./SectionMenu.module.css";

/** The third level, shown while `navType` is `custom`: the items below the selected page. */
export function SectionMenu() {
	const { state, dispatch } = useMenu();
	const { t, page, locale } = useTranslation();
	const nameOf = useMenuNames();
	const nameOfPage = usePageNames();
	const base = pageAt(state.basePath);
	if (!base) return null;
	const name = nameOfPage(base);
	return (
		<nav className={styles.section} aria-label={t("header.section", { name })}>
			<ul>
				{state.customMenuItems.map((item) => (
					<li key={menuKey(item)}>
						<a
							href={menuHref(item, locale)}
							aria-current={menuKey(item) === page.path ? "page" : undefined}
							data-selected={
								menuKey(item) === state.selectedPath.thirdLevel || undefined
							}
							onClick={(event) => {
								if (isPlainClick(event))
									dispatch({ type: "select-third", item });
							}}
						>
							{nameOf(item)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
