import {
	AlignmentType,
	BorderStyle,
	HeadingLevel,
	type INumberingOptions,
	LevelFormat,
	Paragraph,
	ShadingType,
	Table,
	TableCell,
	TableLayoutType,
	TableRow,
	TextRun,
	WidthType,
} from "docx";
import { marked, type Token, type Tokens } from "marked";

/** In twentieths of a point, like the text's width: that of A4 between margins of an inch. */
const indent = { left: 500, hanging: 300 };
const textWidth = 9026;
/** Tables with at most as many rows stay on one page. */
const keptRows = 8;
const bullets = "bullets";
const numbers = "numbers";

/** The numbering of lists. */
export function numberingOf(): INumberingOptions {
	const level = { level: 0, alignment: AlignmentType.LEFT };
	const style = { paragraph: { indent } };
	return {
		config: [
			{
				reference: bullets,
				levels: [{ ...level, format: LevelFormat.BULLET, text: "•", style }],
			},
			{
				reference: numbers,
				levels: [{ ...level, format: LevelFormat.DECIMAL, text: "%1.", style }],
			},
		],
	};
}

/**
 * Lays out Markdown as paragraphs and tables, below a title.
 *
 * @throws {Error} for tokens that documents cannot render, such as pictures.
 */
export function layOut(title: string, text: string): (Paragraph | Table)[] {
	let list = 0;
	const lay = (token: Token): (Paragraph | Table)[] => {
		switch (token.type) {
			case "space":
			case "hr":
				return [];
			case "heading":
				return [
					new Paragraph({
						heading:
							token.depth < 3 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
						children: runs(token.tokens),
					}),
				];
			case "paragraph":
				return [new Paragraph({ children: runs(token.tokens) })];
			case "blockquote":
				return (token.tokens ?? []).map(
					(inner) =>
						new Paragraph({
							shading: { type: ShadingType.CLEAR, fill: "F1F4F9" },
							children: runs("tokens" in inner ? inner.tokens : []),
						}),
				);
			case "list": {
				list += 1;
				const reference = token.ordered ? numbers : bullets;
				const numbering = { reference, level: 0, instance: list };
				return token.items.map(
					(item: Tokens.ListItem) =>
						new Paragraph({
							numbering,
							children: item.tokens.flatMap((inner) =>
								runs("tokens" in inner ? inner.tokens : []),
							),
						}),
				);
			}
			case "table": {
				const cells: Tokens.TableCell[][] = [token.header, ...token.rows];
				const columnWidths = widthsOf(cells);
				return [
					new Table({
						width: { size: textWidth, type: WidthType.DXA },
						layout: TableLayoutType.FIXED,
						columnWidths,
						borders: bordersOf(),
						rows: cells.map((row, index) =>
							rowOf(row, columnWidths, {
								isHeader: index === 0,
								keepNext: cells.length <= keptRows && index < cells.length - 1,
							}),
						),
					}),
					// As low as can be: after the last table it may be alone on a page.
					new Paragraph({ run: { size: 8 }, spacing: { after: 0 } }),
				];
			}
			default:
				throw new Error(`no form in documents: ${token.type}`);
		}
	};
	return [
		new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
		...marked.lexer(text).flatMap(lay),
	];
}

/** Wider for columns with longer text, so that questions do not wrap beside empty cells. */
function widthsOf(rows: readonly Tokens.TableCell[][]): number[] {
	const weights = (rows[0] ?? []).map((_, column) => {
		const longest = Math.max(
			// Chinese characters are twice as wide as others.
			...rows.map(
				(row) => (row[column]?.text ?? "").replace(/[⺀-￯]/g, "xx").length,
			),
		);
		return Math.min(Math.max(longest, 15), 36);
	});
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => Math.floor((textWidth * weight) / all));
}

function rowOf(
	cells: readonly Tokens.TableCell[],
	widths: readonly number[],
	{ isHeader, keepNext }: { isHeader: boolean; keepNext: boolean },
): TableRow {
	return new TableRow({
		tableHeader: isHeader,
		cantSplit: true,
		children: cells.map(
			({ tokens }, column) =>
				new TableCell({
					width: { size: widths[column] ?? 0, type: WidthType.DXA },
					margins: { top: 60, bottom: 60, left: 100, right: 100 },
					...(isHeader
						? { shading: { type: ShadingType.CLEAR, fill: "E6EBF3" } }
						: {}),
					children: [
						new Paragraph({
							keepNext,
							spacing: { after: 0 },
							children: runs(tokens, { bold: isHeader }),
						}),
					],
				}),
		),
	});
}

function bordersOf() {
	const line = { style: BorderStyle.SINGLE, size: 4, color: "9AA6B8" };
	return {
		top: line,
		bottom: line,
		left: line,
		right: line,
		insideHorizontal: line,
		insideVertical: line,
	};
}

interface Looks {
	readonly bold?: boolean;
	readonly italics?: boolean;
}

/** Splits text into runs of the same format. Links become plain text. */
function runs(tokens: readonly Token[] = [], looks: Looks = {}): TextRun[] {
	return tokens.flatMap((token) => {
		// Blanks to fill in, which Markdown takes for marks of emphasis.
		if (/^(strong|em)$/.test(token.type) && token.raw.startsWith("_"))
			return [new TextRun({ text: token.raw, ...looks })];
		switch (token.type) {
			case "strong":
				return runs(token.tokens, { ...looks, bold: true });
			case "em":
				return runs(token.tokens, { ...looks, italics: true });
			case "br":
				return [new TextRun({ break: 1 })];
			case "text":
			case "link":
				return "tokens" in token
					? runs(token.tokens, looks)
					: [new TextRun({ text: token.raw, ...looks })];
			case "escape":
				return [new TextRun({ text: token.raw.slice(1), ...looks })];
			default:
				throw new Error(`no form in documents: ${token.type}`);
		}
	});
}
