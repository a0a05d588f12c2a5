import type { MenuItem } from "../../../shared/pages/menu.ts";
import { useTranslation } from "../../state/translation.ts";

export function useMenuNames(): (item: MenuItem) => string {
	const { t, nameOf, nameAnchor } = useTranslation();
	return ({ page, anchor, isHome }) => {
		if (isHome) return t("header.homeItem");
		return anchor === undefined ? nameOf(page) : nameAnchor(anchor);
	};
}
