import { marked, type Token } from "marked";
import { isList, isTable, placeTokens } from "../validate/place-tokens.ts";
import { type Message, say } from "../words/words.ts";

/** The tokens that `layOut` can render. */
const blocks = ["blockquote", "heading", "hr", "list", "paragraph", "table"];
const words = ["br", "em", "escape", "link", "strong", "text"];

/** Reports tokens that documents cannot render, with their offset in characters. */
export function listDocumentFaults(
	text: string,
): { readonly offset: number; readonly message: Message }[] {
	const tokens = marked.lexer(text);
	const places = placeTokens(text, tokens);
	const list = (
		inner: readonly Token[],
		allowed: readonly string[],
	): ReturnType<typeof listDocumentFaults> =>
		inner.flatMap((token) => {
			if (token.type === "space") return [];
			if (!allowed.includes(token.type))
				return [
					{
						offset: places.get(token) ?? 0,
						message: say("faults.documentForm", {
							form: token.type,
							allowed: allowed.join(", "),
						}),
					},
				];
			return childrenOf(token).flatMap(([children, kinds]) =>
				list(children, kinds),
			);
		});
	return list(tokens, blocks);
}

/** A token's children, and the kinds of tokens allowed there. */
function childrenOf(
	token: Token,
): (readonly [readonly Token[], readonly string[]])[] {
	if (isList(token)) return token.items.map(({ tokens }) => [tokens, words]);
	if (isTable(token))
		return [token.header, ...token.rows]
			.flat()
			.map(({ tokens }) => [tokens, words]);
	const tokens = "tokens" in token ? (token.tokens ?? []) : [];
	return [[tokens, token.type === "blockquote" ? ["paragraph"] : words]];
}
