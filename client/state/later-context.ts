import { createContext } from "react";

/** Whether what stands below the first view is shown, too: not yet where a click has led to the page's top. */
export const LaterContext = createContext(true);
