import { type ComponentType, useEffect, useState } from "react";
import type { Locale } from "../../shared/locales.ts";
import { LoadFailure } from "../failures/LoadFailure.tsx";
import { LoadingNotice } from "../failures/LoadingNotice.tsx";
import {
	ChunkError,
	loadChunk,
	raiseChunkError,
} from "../failures/load-errors.ts";
import { isServerReachable } from "../failures/probe-server.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { hasNewBuild } from "../navigation/new-build.ts";
import { allowsPrefetch } from "../prefetch/connection.ts";
import { useMessageStore, usePage } from "./page-context.ts";

const fallbackDelayMs = 200;

export interface AsyncComponentOptions<Props> {
	readonly load: () => Promise<ComponentType<Props>>;
	/** Namespaces that the component reads; loaded with it. */
	readonly namespaces: readonly string[];
	/** Shows neither a loading notice nor an error. */
	readonly isSilent?: true;
}

/**
 * A component that loads with its messages when first rendered, for rarely used dialogs and panels.
 * Browser only: in a page's first view, it throws on the server.
 */
export function createAsyncComponent<Props extends object>(
	options: AsyncComponentOptions<Props>,
): ComponentType<Props> {
	return function AsyncComponent(props: Props & { onClose?: () => void }) {
		const { state, retry } = useLoad(options);
		if (typeof state === "object") return <state.Component {...props} />;
		if (options.isSilent) return null;
		if (state === "failed")
			return <LoadFailure retry={retry} onDismiss={props.onClose} />;
		return state === "slow" ? <LoadingNotice /> : null;
	};
}

/** Preloads an async component if the connection allows. A failed load is retried on render. */
export function loadAhead<Props>(
	options: AsyncComponentOptions<Props>,
	messages: MessageStore,
	locale: Locale,
): void {
	if (allowsPrefetch()) loadAll(options, messages, locale).catch(() => {});
}

type LoadState<Props> =
	| "loading"
	| "slow"
	| "failed"
	| { readonly Component: ComponentType<Props> };

function useLoad<Props>(options: AsyncComponentOptions<Props>) {
	const { locale } = usePage();
	const messages = useMessageStore();
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<LoadState<Props>>("loading");

	// biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is a reason to load again
	useEffect(() => {
		let isCurrent = true;
		const show = (next: LoadState<Props>): void => {
			if (isCurrent) setState(next);
		};
		show("loading");
		const timer = setTimeout(show, fallbackDelayMs, "slow");
		loadAll(options, messages, locale)
			.then(
				(Component) => show({ Component }),
				(error: unknown) => {
					if (error instanceof ChunkError) {
						raiseChunkError(error, window.location.pathname);
						// The answer names the server's build; a failed import does not.
						void isServerReachable();
					}
					show("failed");
				},
			)
			.finally(() => clearTimeout(timer));
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [options, messages, locale, attempt]);

	const retry = (): void => {
		// The files of this page's build may be gone for good.
		if (hasNewBuild()) window.location.reload();
		else setAttempt((count) => count + 1);
	};
	return { state, retry };
}

async function loadAll<Props>(
	options: AsyncComponentOptions<Props>,
	messages: MessageStore,
	locale: Locale,
): Promise<ComponentType<Props>> {
	const [Component] = await Promise.all([
		loadChunk(options.load),
		messages.load(locale, options.namespaces),
	]);
	return Component;
}
