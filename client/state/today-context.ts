import { createContext, useContext } from "react";
import { today } from "../../shared/today.ts";

/** The day on which the server rendered the page, until another one is navigated to. */
export const TodayContext = createContext<string | undefined>(undefined);

/** Today's date in the firm's time zone, as `2026-11-21`. The same on the server and while its page is hydrated. */
export function useToday(): string {
	return useContext(TodayContext) ?? today();
}
