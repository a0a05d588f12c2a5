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
	return useGiven(MenuContext);
}

/** The URL's anchor, without its `#`. Empty during hydration, because servers never receive it. */
function useAnchor(): string {
	const { hash } = useLocation();
	return useSyncExternalStore(
		subscribeToNothing,
		() => hash.slice(1),
		() => "",
	);
}

const subscribeToNothing = () => () => {};
