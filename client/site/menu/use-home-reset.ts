import type { MouseEvent } from "react";
import { type MenuItem, menuHref } from "../../../shared/pages/menu.ts";
import { isPlainClick } from "../../navigation/is-plain-click.ts";
import { usePage } from "../../state/page-context.ts";
import { useMenu } from "./menu-context.tsx";
import { resetMenu } from "./reset-menu.ts";

/** Returns a click handler for the home item that resets the menu. */
export function useHomeReset(home: MenuItem): (event: MouseEvent) => void {
	const { locale } = usePage();
	const menu = useMenu();
	return (event) => {
		if (!isPlainClick(event)) return;
		resetMenu(menu, home, () => {
			event.preventDefault();
			window.location.assign(menuHref(home, locale));
		});
	};
}
