import {
	createContext,
	type Dispatch,
	type ReactNode,
	useContext,
	useReducer,
	useState,
} from "react";
import {
	type NavigationAction,
	type NavigationState,
	navigationOf,
	reduceNavigation,
} from "../../../shared/pages/menu-state.ts";
import { usePage } from "../../state/page-context.ts";

interface Navigation {
	readonly state: NavigationState;
	readonly dispatch: Dispatch<NavigationAction>;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Holds the navigation state, which follows the page that is shown. */
export function NavigationProvider({ children }: { children: ReactNode }) {
	const { page } = usePage();
	const [shown, setShown] = useState(page);
	const [state, dispatch] = useReducer(reduceNavigation, page, navigationOf);
	if (shown !== page) {
		setShown(page);
		dispatch({ type: "show", page });
	}
	return (
		<NavigationContext value={{ state, dispatch }}>
			{children}
		</NavigationContext>
	);
}

/** The navigation state and its transitions. */
export function useNavigation(): Navigation {
	const navigation = useContext(NavigationContext);
	if (!navigation) throw new Error("no navigation around this component");
	return navigation;
}
