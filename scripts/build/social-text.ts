/** Characters that must not begin a line, and those that must not end one. */
const noStart = /^[\s，。、；：？！）》」』”’…—·,.;:?!)\]}%%]/u;
const noEnd = /[（《「『“‘([{]$/u;
const han = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;

export interface FittedText {
	readonly lines: readonly string[];
	/** Font size in pixels. */
	readonly size: number;
}

/**
 * Breaks text into at most `most` lines no wider than `width`, in the largest size that fits, with
 * lines as even as possible. Text that fits in no size is cut and ends with an ellipsis.
 */
export function fitText(
	text: string,
	measure: (text: string) => number,
	{
		width,
		most,
		sizes,
	}: {
		readonly width: number;
		/** The number of lines that fit in a size. */
		readonly most: (size: number) => number;
		readonly sizes: readonly number[];
	},
): FittedText {
	const pieces = piecesOf(text.trim());
	for (const size of sizes) {
		const em = (width * 1000) / size;
		const lines = breakLines(pieces, measure, em);
		if (lines.length > most(size)) continue;
		if (lines.some((line) => measure(line) > em)) continue;
		return { lines: even(pieces, measure, em, lines), size };
	}
	const size = sizes.at(-1) ?? 40;
	const em = (width * 1000) / size;
	const lines = breakLines(pieces, measure, em).slice(0, most(size));
	return {
		lines: lines.map((line, index) =>
			index === most(size) - 1 || measure(line) > em
				? shorten(line, measure, em)
				: line,
		),
		size,
	};
}

/**
 * Balances lines: finds the narrowest width that needs no more of them, to avoid a single last
 * word.
 */
function even(
	pieces: readonly string[],
	measure: (text: string) => number,
	em: number,
	lines: readonly string[],
): readonly string[] {
	let best = lines;
	for (let part = 0.97; part > 0.5; part -= 0.03) {
		const narrower = breakLines(pieces, measure, em * part);
		if (narrower.length > lines.length) break;
		if (narrower.every((line) => measure(line) <= em)) best = narrower;
	}
	return best;
}

/** Parts that stay together: words with the space after them, and single Han characters. */
function piecesOf(text: string): string[] {
	const atoms = text.match(/\s+|[^\s]/gu) ?? [];
	const pieces: string[] = [];
	for (const atom of atoms) {
		const last = pieces.at(-1);
		const mayBreak =
			last !== undefined &&
			!noStart.test(atom) &&
			!noEnd.test(last) &&
			(/[\s/–-]$/u.test(last) || han.test(atom) || han.test(last.at(-1) ?? ""));
		if (last === undefined || mayBreak) pieces.push(atom);
		else pieces[pieces.length - 1] = last + atom;
	}
	return pieces;
}

function breakLines(
	pieces: readonly string[],
	measure: (text: string) => number,
	em: number,
): string[] {
	const lines: string[] = [];
	let line = "";
	for (const piece of pieces) {
		if (line !== "" && measure((line + piece).trimEnd()) > em) {
			lines.push(line.trimEnd());
			line = piece;
		} else line += piece;
	}
	return line === "" ? lines : [...lines, line.trimEnd()];
}

function shorten(
	line: string,
	measure: (text: string) => number,
	em: number,
): string {
	const characters = [...line];
	while (
		characters.length > 0 &&
		measure(`${characters.join("").trimEnd()}…`) > em
	)
		characters.pop();
	return `${characters.join("").trimEnd()}…`;
}
