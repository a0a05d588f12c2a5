import type { MenuItem } from "../../../shared/pages/menu.ts";
import { useTranslation } from "../../state/translation.ts";
import { useAnchorNames, usePageNames } from "../../state/use-page-copy.ts";

export function useMenuNames(): (item: MenuItem) => string {
	const { t } = useTranslation();
	const nameOfPage = usePageNames();
	const nameOfAnchor = useAnchorNames();
	return ({ page, anchor, isHome }) => {
		if (isHome) return t("header.homeItem");
		return anchor === undefined ? nameOfPage(page) : nameOfAnchor(anchor);
	};
}
