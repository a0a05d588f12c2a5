import { useEffect, useState } from "react";
import { searchPath } from "../../shared/endpoints.ts";
import type { Suggestion } from "../../shared/search.ts";
import { requestJson } from "../http.ts";
import { usePage } from "../state/page-context.ts";

/** Debounce delay after the last keystroke. */
const pauseMs = 150;

/** Suggestions for a text while it is typed; empty if they fail to load. */
export function useSuggestions(text: string): readonly Suggestion[] {
	const { locale } = usePage();
	const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
	useEffect(() => {
		if (text.trim() === "") return setSuggestions([]);
		const next = new AbortController();
		const timer = setTimeout(() => {
			const query = new URLSearchParams({ q: text, locale });
			void requestJson<{ results: readonly Suggestion[] }>(
				`${searchPath}?${query}`,
				{ signal: next.signal },
			)
				.then(({ results }) => [...results])
				.catch(() => [])
				.then((results) => {
					if (!next.signal.aborted) setSuggestions(results);
				});
		}, pauseMs);
		return () => {
			next.abort();
			clearTimeout(timer);
		};
	}, [text, locale]);
	return suggestions;
}
