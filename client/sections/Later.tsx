import { type ReactNode, useContext } from "react";
import { LaterContext } from "../state/later-context.ts";

/**
 * What stands below the first view. Of a page that was navigated to it is rendered once the first
 * view has been painted, so that a click is answered sooner.
 */
export function Later({ children }: { children: ReactNode }) {
	return useContext(LaterContext) ? children : null;
}
