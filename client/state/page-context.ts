import { createContext, useContext } from "react";
import type { Path } from "react-router";
import type { PageData } from "../../shared/pages/page-data.ts";
import { today } from "../../shared/today.ts";
import type { LoadedPage } from "../navigation/entry.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { readPageData } from "./read-page-data.ts";

/** What components know about the page that they are on. Another object for each page shown. */
export interface ShownPage extends Omit<LoadedPage, "PageBody"> {
	/** The parsed address: a new object for each history entry. */
	readonly location: Path;
	/** The day on which the server rendered the page; unset after a navigation. */
	readonly today?: string | undefined;
	/** The server's page data during rendering. Browsers read it from the document. */
	readonly data?: PageData | undefined;
	/** The browser's message store. Absent on the server, which has all messages. */
	readonly messages?: MessageStore;
	/** When the content was shown, in milliseconds since the epoch, if before hydration. */
	readonly shownSince?: number;
}

export const PageContext = createContext<ShownPage | undefined>(undefined);

/** Whether content below the first view is rendered. `false` right after a navigation. */
export const LaterContext = createContext(true);

/** @throws outside of a page */
export function usePage(): ShownPage {
	const shown = useContext(PageContext);
	if (!shown) throw new Error("no page around this component");
	return shown;
}

/** The page data of the loaded document, even after navigation to another page. */
export function usePageData(): PageData {
	return usePage().data ?? readPageData();
}

/** Today in the firm's time zone, such as `2026-11-21`. Stable during hydration. */
export function useToday(): string {
	return usePage().today ?? today();
}

/** The message store. @throws on the server */
export function useMessageStore(): MessageStore {
	const { messages } = usePage();
	if (!messages)
		throw new Error(
			"only browsers load this: render it after an event or an effect, not in the first view",
		);
	return messages;
}
