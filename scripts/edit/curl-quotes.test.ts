import { expect, test } from "vitest";
import { curlQuotes } from "./curl-quotes.ts";

test.each([
	["the firm's clients' staff", "the firm’s clients’ staff"],
	['"When?" he asks.', "“When?” he asks."],
	['an "employer of record" (or "EOR")', "an “employer of record” (or “EOR”)"],
	['**"Fixed"** and *"open"*', "**“Fixed”** and *“open”*"],
	["the '90s, five years' pay", "the ’90s, five years’ pay"],
	["\"He said 'now'.\"", "“He said ‘now’.”"],
	['- "One"\n- "two"', "- “One”\n- “two”"],
	["’ and “this” stay", "’ and “this” stay"],
])("curlQuotes turns %o into %o", (typed, saved) => {
	expect(curlQuotes(typed)).toBe(saved);
});
