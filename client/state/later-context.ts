import { createContext } from "react";

/** Whether content below the first view is rendered. `false` right after a navigation. */
export const LaterContext = createContext(true);
