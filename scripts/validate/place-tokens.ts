import type { Token, Tokens } from "marked";

/** Where each token of Markdown starts, in characters from the start of the text. */
export function placeTokens(
	text: string,
	tokens: readonly Token[],
): ReadonlyMap<Token, number> {
	const places = new Map<Token, number>();
	place(tokens, 0, text.length);
	return places;

	/** Tokens know what they were made of, but not where it stood. */
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

/** Tells lists, whose items hold the tokens. */
export function isList(token: Token): token is Tokens.List {
	return token.type === "list";
}

/** Tells tables, whose cells hold the tokens. */
export function isTable(token: Token): token is Tokens.Table {
	return token.type === "table";
}
