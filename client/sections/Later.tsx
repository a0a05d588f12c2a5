import { type ReactNode, useContext } from "react";
import { LaterContext } from "../state/page-context.ts";

/**
 * Content below the first view. After a client-side navigation it renders once the first view has
 * been painted, which makes clicks feel faster.
 */
export function Later({ children }: { children: ReactNode }) {
	return useContext(LaterContext) ? children : null;
}
