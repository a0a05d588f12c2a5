import { createContext, useContext } from "react";
import type { Path } from "react-router";

/** Where the page that is shown stands. */
export const LocationContext = createContext<Path | undefined>(undefined);

/** The address of the page that is shown, taken apart. Throws outside of a page. */
export function useLocation(): Path {
	const location = useContext(LocationContext);
	if (!location) throw new Error("no address around this component");
	return location;
}
