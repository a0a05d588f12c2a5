import type { MouseEvent } from "react";
import { type MenuItem, menuHref } from "../../../shared/pages/menu.ts";
import { initialMenuState } from "../../../shared/pages/menu-state.ts";
import { isPlainClick } from "../../navigation/is-plain-click.ts";
import { usePage } from "../../state/page-context.ts";
import { type MenuActions, useMenu } from "./menu-context.tsx";

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

/**
 * Resets the menu for the home item. If the transition fails, it sets the state directly; if that
 * fails too, it loads the home page, so that a click on it never leads nowhere.
 *
 * @param redirect loads the home page's document
 */
export function resetMenu(
	menu: MenuActions,
	home: MenuItem,
	redirect: () => void,
): void {
	try {
		menu.dispatch({ type: "select", item: home });
	} catch {
		try {
			menu.write(initialMenuState);
		} catch {
			redirect();
		}
	}
}
