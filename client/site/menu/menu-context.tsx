import { createContext, type ReactNode, useContext, useMemo } from "react";
import {
	type MenuAction,
	type MenuState,
	menuStateOf,
	reduceMenu,
} from "../../../shared/pages/menu-state.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import { usePage } from "../../state/page-context.ts";
import { useInBrowser } from "../../state/use-in-browser.ts";

/** The menu state after a click, until the clicked page is shown. */
interface MenuChoice {
	/** The page shown at the time of the click, by identity. The choice expires when that changes. */
	readonly at: object;
	readonly state: MenuState;
}

export const menuChoice = createStore<MenuChoice | undefined>(undefined);

/** Menu actions, valid while the same page is shown. */
export interface MenuActions {
	/** Applies an action. Throws if the transition does. */
	dispatch(action: MenuAction): void;
	/** Sets the state directly. */
	write(state: MenuState): void;
	/** Discards the choice: the state is again that of the current page. */
	restore(): void;
}

interface Menu extends MenuActions {
	readonly state: MenuState;
}

const MenuContext = createContext<Menu | undefined>(undefined);

/**
 * Provides the menu state: the visitor's choice until a navigation ends, even if it ends on the old
 * page because a load failed; then the state of the current page.
 */
export function MenuProvider({ children }: { children: ReactNode }) {
	const shown = usePage();
	const { page } = shown;
	const anchor = useAnchor();
	const own = useMemo(() => menuStateOf(page, anchor), [page, anchor]);
	const actions = useMemo(() => createMenuActions(shown, own), [shown, own]);
	const state = chosenState(useStore(menuChoice), shown) ?? own;
	const menu = useMemo(() => ({ ...actions, state }), [actions, state]);
	return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useMenu(): Menu {
	const menu = useContext(MenuContext);
	if (!menu) throw new Error("no menu around this component");
	return menu;
}

/** The URL's anchor, without its `#`. Empty during hydration, because servers never receive it. */
function useAnchor(): string {
	const { hash } = usePage().location;
	return useInBrowser(() => hash.slice(1), "");
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
