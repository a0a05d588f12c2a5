import { createContext } from "react";

/** When the content was shown, in milliseconds since the epoch, if before hydration. */
export const ShownSinceContext = createContext<number | undefined>(undefined);
