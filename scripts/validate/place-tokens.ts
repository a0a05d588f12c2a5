import type { Token, Tokens } from "marked";

/** The start of each Markdown token, in characters from the start of the text. */
export function placeTokens(
	text: string,
	tokens: readonly Token[],
): ReadonlyMap<Token, number> {
	const places = new Map<Token, number>();
	place(tokens, 0, text.length);
	return places;

	/** Tokens contain their source text, but not its position. */
	function place(
		siblings: readonly Token[],
		start: number,
		end: number,
	): number {
		let cursor = start;
		for (const token of siblings) {
			const found = text.indexOf(token.raw, cursor);
			const isFound = found >= 0 && found + token.raw.length <= end;
			const at = isFound ? found : cursor;
			const until = isFound ? found + token.raw.length : end;
			places.set(token, at);
			const last = place(childrenOf(token), at, until);
			cursor = isFound ? until : last;
		}
		return cursor;
	}
}

function childrenOf(token: Token): readonly Token[] {
	if (isList(token)) return token.items;
	if (isTable(token))
		return [token.header, ...token.rows].flat().flatMap((cell) => cell.tokens);
	return "tokens" in token ? (token.tokens ?? []) : [];
}

export function isList(token: Token): token is Tokens.List {
	return token.type === "list";
}

export function isTable(token: Token): token is Tokens.Table {
	return token.type === "table";
}
