import { createContext } from "react";

/** When what is inside was shown, in milliseconds since 1970, if that was before React had it. */
export const ShownSinceContext = createContext<number | undefined>(undefined);
