import { createContext, useContext } from "react";
import type { PageData } from "../../shared/pages/page-data.ts";
import { readPageData } from "./read-page-data.ts";

/** What the server puts into the page that it renders. In the browser it is read from there. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** What the server has put into the page that was loaded, whichever page is shown now. */
export function usePageData(): PageData {
	return useContext(PageDataContext) ?? readPageData();
}
