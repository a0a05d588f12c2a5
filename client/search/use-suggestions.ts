import { useEffect, useState } from "react";
import { searchPath } from "../../shared/endpoints.ts";
import type { Suggestion } from "../../shared/search.ts";
import { requestJson } from "../http.ts";
import { usePage } from "../state/page-context.ts";

/** Between the last key and the question, for most keys are followed by another. */
const pauseMs = 150;

/** What the site has for a text, asked for while it is typed; nothing where it cannot be had. */
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
				.then(
					({ results }) => results,
					() => [],
				)
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
