import type { MenuItem } from "../../../shared/pages/menu.ts";
import { initialMenuState } from "../../../shared/pages/menu-state.ts";
import type { MenuActions } from "./menu-context.tsx";

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
