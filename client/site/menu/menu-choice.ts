import {
	type MenuAction,
	type MenuState,
	reduceMenu,
} from "../../../shared/pages/menu-state.ts";
import { createStore } from "../../state/create-store.ts";

/** The menu state since a click, until what was clicked is shown. */
export interface MenuChoice {
	/** What is shown while it is chosen, by identity: with anything else it is past. */
	readonly at: object;
	readonly state: MenuState;
}

export const menuChoice = createStore<MenuChoice | undefined>(undefined);

/** What the parts of the menu do to its state while `at` is shown. */
export interface MenuActions {
	/** Does what a click means. Throws what the transition throws. */
	dispatch(action: MenuAction): void;
	/** Sets the state directly. */
	write(state: MenuState): void;
	/** Takes back what was chosen: the state is again that of what is shown. */
	restore(): void;
}

/** @param own the state that belongs to what is shown. */
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

/** The state that was chosen while `at` is shown. */
export function chosenState(
	choice: MenuChoice | undefined,
	at: object,
): MenuState | undefined {
	return choice?.at === at ? choice.state : undefined;
}
