import {
	AlignmentType,
	Document,
	Footer,
	Packer,
	PageNumber,
	Paragraph,
	TextRun,
} from "docx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { brandName } from "../../shared/brand.ts";
import { defaultLocale, isLocale } from "../../shared/locales.ts";
import { layOut, numberingOf } from "./lay-out.ts";

export interface DocumentSource {
	readonly locale: string;
	readonly title: string;
	readonly description: string;
	/** Stands on each page beside the title. */
	readonly mark: string;
	/** Markdown with headings, paragraphs, lists and tables. */
	readonly text: string;
}

/** Fonts that Word has on every system, for Latin letters and for Chinese characters. */
const faces = { latin: "Calibri", eastAsia: "Microsoft YaHei" };

/** In half points. */
const size = 21;

/** Creates a Word document (Office Open XML). The same source gives the same bytes. */
export async function makeDocument(
	source: DocumentSource,
): Promise<Uint8Array> {
	const { locale, title, description, mark, text } = source;
	const font = {
		ascii: faces.latin,
		hAnsi: faces.latin,
		cs: faces.latin,
		eastAsia: faces.eastAsia,
	};
	const heading = (points: number) => ({
		run: { size: points * 2, bold: true, font, color: "1A2B49" },
		paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
	});
	const creator = brandName(isLocale(locale) ? locale : defaultLocale);
	const document = new Document({
		title,
		description,
		creator,
		lastModifiedBy: creator,
		numbering: numberingOf(),
		styles: {
			default: {
				document: {
					run: { font, size, language: { value: locale, eastAsia: "zh-CN" } },
					paragraph: { spacing: { after: 120, line: 288 } },
				},
				title: heading(20),
				heading1: heading(15),
				heading2: heading(12),
			},
		},
		sections: [
			{
				footers: { default: footerOf(`${title} · ${mark}`) },
				children: layOut(title, text),
			},
		],
	});
	return withoutTimes(await Packer.toBuffer(document));
}

/** Removes the times of creation, which would give each build other bytes. */
function withoutTimes(document: Uint8Array): Uint8Array {
	const parts = unzipSync(document, {
		filter: ({ name }) => !name.endsWith("/"),
	});
	const core = "docProps/core.xml";
	parts[core] = strToU8(
		strFromU8(parts[core] ?? new Uint8Array()).replaceAll(
			/<dcterms:(created|modified)\b.*?<\/dcterms:\1>/g,
			"",
		),
	);
	// By the local clock, as the format stores times.
	return zipSync(parts, { mtime: new Date(1980, 0) });
}

function footerOf(text: string): Footer {
	const { CURRENT, TOTAL_PAGES } = PageNumber;
	const children = [`${text} · `, CURRENT, " / ", TOTAL_PAGES];
	return new Footer({
		children: [
			new Paragraph({
				alignment: AlignmentType.CENTER,
				children: [new TextRun({ children, size: size - 4, color: "5A6780" })],
			}),
		],
	});
}
