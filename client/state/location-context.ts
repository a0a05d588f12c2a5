import { createContext } from "react";
import type { Path } from "react-router";
import { useGiven } from "./use-given.ts";

/** Where the page that is shown stands. */
export const LocationContext = createContext<Path | undefined>(undefined);

/** The address of the page that is shown, taken apart. Throws outside of a page. */
export function useLocation(): Path {
	return useGiven(LocationContext);
}
