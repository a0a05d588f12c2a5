import {
	createContext,
	type ReactNode,
	useMemo,
	useSyncExternalStore,
} from "react";
import {
	type MenuState,
	menuStateOf,
} from "../../../shared/pages/menu-state.ts";
import { useStore } from "../../state/create-store.ts";
import { useLocation } from "../../state/location-context.ts";
import { usePage } from "../../state/page-context.ts";
import { useGiven } from "../../state/use-given.ts";
import {
	chosenState,
	createMenuActions,
	type MenuActions,
	menuChoice,
} from "./menu-choice.ts";

export interface Menu extends MenuActions {
	readonly state: MenuState;
}

const MenuContext = createContext<Menu | undefined>(undefined);

/**
 * Gives the menu state to what is inside: what was chosen last, until something is shown, be it the
 * page as before because another could not be loaded; from then on that of what is shown.
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
	return useGiven(MenuContext);
}

/** The address's anchor. Servers do not get it, so the first view is hydrated without. */
function useAnchor(): string {
	const { hash } = useLocation();
	return useSyncExternalStore(
		subscribeToNothing,
		() => hash.slice(1),
		() => "",
	);
}

const subscribeToNothing = () => () => {};
