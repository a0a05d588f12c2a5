import { createContext } from "react";
import type { Path } from "react-router";
import { useGiven } from "./use-given.ts";

export const LocationContext = createContext<Path | undefined>(undefined);

/** The parsed address of the current page. @throws outside of a page */
export function useLocation(): Path {
	return useGiven(LocationContext);
}
