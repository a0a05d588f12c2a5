import { createContext } from "react";

/**
 * When the content was first shown, in milliseconds since the epoch, if that was before hydration.
 */
export const ShownSinceContext = createContext<number | undefined>(undefined);
