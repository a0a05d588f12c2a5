import { createContext, useContext } from "react";
import { today } from "../../shared/today.ts";

/** The day on which the server rendered the page; unset after a navigation. */
export const TodayContext = createContext<string | undefined>(undefined);

/** Today in the firm's time zone, such as `2026-11-21`. Stable during hydration. */
export function useToday(): string {
	return useContext(TodayContext) ?? today();
}
