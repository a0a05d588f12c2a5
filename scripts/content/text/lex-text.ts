import { LRUCache } from "lru-cache";
import { lexer, type Token } from "marked";
import { placeTokens } from "../../validate/place-tokens.ts";

/** A text's tokens, and where each starts in it. */
interface LexedText {
	readonly tokens: readonly Token[];
	readonly places: ReadonlyMap<Token, number>;
}

/** Holds all texts of the site in several languages. */
const lastLexed = new LRUCache<string, LexedText>({
	max: 1000,
	memoMethod(text) {
		const tokens = lexer(text);
		return { tokens, places: placeTokens(text, tokens) };
	},
});

/**
 * Lexes Markdown, and caches the tokens: lexing is most of the cost of rendering, and an edit
 * changes one text.
 */
export function lexText(text: string): LexedText {
	return lastLexed.memo(text);
}
