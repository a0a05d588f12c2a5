import { createContext, useContext } from "react";
import type { PageData } from "../../shared/pages/page-data.ts";
import { readPageData } from "./read-page-data.ts";

/** The server's page data during rendering. Browsers read it from the document. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The page data of the loaded document, even after navigation to another page. */
export function usePageData(): PageData {
	return useContext(PageDataContext) ?? readPageData();
}
