import {
	createContext,
	type Dispatch,
	type ReactNode,
	useContext,
	useReducer,
	useState,
} from "react";
import {
	type MenuAction,
	type MenuState,
	menuStateOf,
	reduceMenu,
} from "../../../shared/pages/menu-state.ts";
import { usePage } from "../../state/page-context.ts";

interface Menu {
	readonly state: MenuState;
	readonly dispatch: Dispatch<MenuAction>;
}

const MenuContext = createContext<Menu | undefined>(undefined);

/** Gives the menu state to what is inside. It follows the page that is shown. */
export function MenuProvider({ children }: { children: ReactNode }) {
	const { page } = usePage();
	const [shown, setShown] = useState(page);
	const [state, dispatch] = useReducer(reduceMenu, page, menuStateOf);
	if (shown !== page) {
		setShown(page);
		dispatch({ type: "show", page });
	}
	return <MenuContext value={{ state, dispatch }}>{children}</MenuContext>;
}

export function useMenu(): Menu {
	const menu = useContext(MenuContext);
	if (!menu) throw new Error("no menu around this component");
	return menu;
}
