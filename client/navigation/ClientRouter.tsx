import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
} from "react";
import {
	NavigationType,
	type Navigator,
	parsePath,
	Router,
	type To,
} from "react-router";
import { findLocalizedPage } from "../../shared/page-paths.ts";
import { App } from "../App.tsx";
import { MessagesContext } from "../state/messages-context.ts";
import { onLinkClick } from "./intercept-clicks.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import type { MessageStore } from "./message-store.ts";
import { readScroll, rememberScroll, showTarget } from "./scroll.ts";
import { updateHead } from "./update-head.ts";

interface Entry {
	readonly loaded: LoadedPage;
	readonly location: {
		pathname: string;
		search: string;
		hash: string;
		key: string;
		state: null;
	};
	readonly navigationType: NavigationType;
}

/**
 * Keeps the page that is shown in step with the address. A page is shown once its chunk and
 * messages are there; until then the old one stays. What cannot be shown here is left to the
 * server, by loading the document.
 */
export function ClientRouter(props: {
	first: LoadedPage;
	messages: MessageStore;
}) {
	const { first, messages } = props;
	const [entry, setEntry] = useState<Entry>(() => ({
		loaded: first,
		location: currentLocation(),
		navigationType: NavigationType.Pop,
	}));

	const navigator = useMemo(
		() => createNavigator(messages, setEntry),
		[messages],
	);

	useEffect(() => {
		history.scrollRestoration = "manual";
		document.documentElement.dataset.hydrated = "";
		const onClick = onLinkClick((href) => navigator.push(href));
		const onPopState = () => void navigator.show(NavigationType.Pop);
		document.addEventListener("click", onClick);
		window.addEventListener("popstate", onPopState);
		window.addEventListener("pagehide", rememberScroll);
		return () => {
			document.removeEventListener("click", onClick);
			window.removeEventListener("popstate", onPopState);
			window.removeEventListener("pagehide", rememberScroll);
		};
	}, [navigator]);

	useLayoutEffect(() => {
		if (entry.loaded === first) return;
		updateHead(entry.loaded);
		const isReturn = entry.navigationType === NavigationType.Pop;
		showTarget(entry.location.hash, isReturn ? readScroll() : undefined);
	}, [entry, first]);

	return (
		<Router
			location={entry.location}
			navigationType={entry.navigationType}
			navigator={navigator}
			useTransitions={false}
		>
			<MessagesContext value={messages}>
				<App {...entry.loaded} />
			</MessagesContext>
		</Router>
	);
}

function createNavigator(
	messages: MessageStore,
	setEntry: (entry: Entry) => void,
): Navigator & { show(type: NavigationType): Promise<void> } {
	let latest = 0;

	const show = async (navigationType: NavigationType): Promise<void> => {
		const turn = ++latest;
		const location = currentLocation();
		const found = findLocalizedPage(location.pathname);
		if (!found) return window.location.reload();
		try {
			const loaded = await loadPage(messages, found.page, found.locale);
			if (turn === latest)
				startTransition(() => setEntry({ loaded, location, navigationType }));
		} catch {
			// The server can still show it, or say why not.
			if (turn === latest) window.location.reload();
		}
	};

	const go = (
		to: To,
		method: "pushState" | "replaceState",
		type: NavigationType,
	): void => {
		const href = createHref(to);
		const { pathname = "" } = parsePath(href);
		if (!findLocalizedPage(pathname)) {
			window.location.assign(href);
			return;
		}
		rememberScroll();
		history[method](null, "", href);
		void show(type);
	};

	return {
		createHref,
		show,
		go: (delta) => history.go(delta),
		push: (to) => go(to, "pushState", NavigationType.Push),
		replace: (to) => go(to, "replaceState", NavigationType.Replace),
	};
}

function createHref(to: To): string {
	if (typeof to === "string") return to;
	const { pathname = "", search = "", hash = "" } = to;
	return pathname + search + hash;
}

function currentLocation(): Entry["location"] {
	const { pathname, search, hash } = window.location;
	return { pathname, search, hash, key: "default", state: null };
}
