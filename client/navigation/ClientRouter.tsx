import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { RouteErrorBoundary } from "../failures/RouteErrorBoundary.tsx";
import { App } from "../layouts/App.tsx";
import { LaterContext, PageContext } from "../state/page-context.ts";
import { type Entry, type LoadedPage, readTarget } from "./entry.ts";
import { readIndex } from "./history-state.ts";
import type { MessageStore } from "./message-store.ts";
import type { Navigation } from "./start-navigation.ts";

/**
 * Shows the current page. Navigation code is not part of the first view: it loads after hydration,
 * and until then links load documents, as without scripts.
 */
export function ClientRouter(props: {
	first: LoadedPage;
	messages: MessageStore;
	/** The day on which the server rendered the first page, if the page depends on it. */
	today: string | undefined;
}) {
	const { first, messages, today } = props;
	const [entry, setEntry] = useState<Entry>(() => ({
		loaded: first,
		location: readTarget(),
		isReturn: true,
		index: readIndex() ?? 0,
	}));
	const shown = useRef(entry);
	const navigation = useRef<Navigation>(undefined);

	useEffect(() => {
		const show = (next: Entry) => startTransition(() => setEntry(next));
		import("./after-hydration.ts")
			.then(({ startNavigation }) => {
				navigation.current = startNavigation(
					messages,
					() => shown.current,
					show,
				);
			})
			// Without it, every link loads a document.
			.catch(() => {})
			.finally(() => {
				document.documentElement.dataset.hydrated = "";
			});
	}, [messages]);

	useLayoutEffect(() => {
		const previous = shown.current;
		if (previous === entry) return;
		shown.current = entry;
		// The old page stays because another failed to load: keep its scroll position.
		if (previous.location === entry.location) return;
		navigation.current?.onShown(entry, previous);
	}, [entry]);

	return (
		<PageContext
			value={{
				...entry.loaded,
				location: entry.location,
				messages,
				today: entry.loaded === first ? today : undefined,
			}}
		>
			<RouteErrorBoundary subject={entry.location}>
				<LaterContext value={entry.isReturn || entry.location.hash !== ""}>
					<App PageBody={entry.loaded.PageBody} />
				</LaterContext>
			</RouteErrorBoundary>
		</PageContext>
	);
}
