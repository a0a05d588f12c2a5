import {
	type MenuAction,
	type MenuState,
	reduceMenu,
} from "../../../shared/pages/menu-state.ts";
import { createStore } from "../../state/create-store.ts";

/** The menu state after a click, until the clicked page is shown. */
export interface MenuChoice {
	/** The page shown at the time of the click, by identity. The choice expires when that changes. */
	readonly at: object;
	readonly state: MenuState;
}

export const menuChoice = createStore<MenuChoice | undefined>(undefined);

/** Menu actions, valid while `at` is shown. */
export interface MenuActions {
	/** Applies an action. Throws if the transition does. */
	dispatch(action: MenuAction): void;
	/** Sets the state directly. */
	write(state: MenuState): void;
	/** Discards the choice: the state is again that of the current page. */
	restore(): void;
}

/** @param own the menu state of the current page */
export function createMenuActions(at: object, own: MenuState): MenuActions {
	const write = (state: MenuState) => menuChoice.write({ at, state });
	return {
		dispatch: (action) =>
			write(reduceMenu(chosenState(menuChoice.read(), at) ?? own, action)),
		write,
		restore,
	};
}

const restore = () => menuChoice.write(undefined);

/** The state chosen while `at` is shown, if any. */
export function chosenState(
	choice: MenuChoice | undefined,
	at: object,
): MenuState | undefined {
	return choice?.at === at ? choice.state : undefined;
}
