import type { Allowance } from "./upload-allowance.ts";
import { hasActiveEntry, isCompound, listEntries } from "./upload-compound.ts";
import { hasActiveField } from "./upload-fields.ts";
import { hasActiveRelation } from "./upload-relations.ts";
import { isXml, readXml, resolveReferences } from "./upload-xml.ts";
import {
	endsAsZip,
	readFileHead,
	readZip,
	unpackFile,
	type ZipFile,
} from "./upload-zip.ts";

/** Files of macros and controls in Office and OpenDocument archives, at any depth. */
const activeNames = [
	// Path traversal: unpacking must not write outside of the folder.
	/(^|\/)\.\.(\/|$)/,
	/(^|\/)vba(project|data)/,
	/(^|\/)activex(\/|$)/,
	/(^|\/)(basic|scripts|macros|macrosheets)\//,
	/\.(doc|dot|xls|xlt|xla|ppt|pot|pps)m$|\.xlsb$/,
	// Parts that are split (ISO/IEC 29500-2, 9.2.5), and so their words.
	/\.piece$/,
	/\.(exe|dll|scr|com|bat|cmd|js|jse|vbs|vbe|wsf|hta|lnk|jar|ps1|msi|rtf)$/,
];

/** Content types of macros, controls, and embedded RTF, which can contain objects. */
const activeTypes = /vbaproject|vbadata|macroenabled|activex|[/"]rtf"/i;
const documentType = "wordprocessingml.document.main+xml";

const contentTypes = "[content_types].xml";
/** The maximum size of the content types list, in bytes. */
const maximalTypes = 256 * 1024;

/** The signatures of archives and programs. */
const zipMagic = Buffer.from("PK\x03\x04");
const programMagics = ["MZ", "\x7fELF"];

/**
 * Whether an archive is a Word document, and whether it is active: contains macros or controls
 * under any name, or embedded programs or objects with macros, or loads templates or objects from
 * elsewhere when it is opened.
 *
 * @throws when it cannot be inspected.
 */
export async function detectDocx(
	bytes: Buffer,
	allowance: Allowance,
): Promise<"docx" | "active" | "other"> {
	const files = readZip(bytes);
	const types = files.find(({ name }) => name === contentTypes);
	if (!types || !files.some(({ name }) => name === "word/document.xml"))
		return "other";
	const listed = resolveReferences(
		readXml(await unpackFile(types, allowance), maximalTypes),
	);
	if (hasActiveName(files) || activeTypes.test(listed)) return "active";
	if (!listed.includes(documentType)) return "other";
	for (const file of files) {
		await allowance.rest();
		if (await isActiveFile(file, allowance)) return "active";
	}
	return "docx";
}

/** Whether an archive contains macros or controls, by its file names. */
function hasActiveName(files: readonly ZipFile[]): boolean {
	return files.some(({ name }) =>
		activeNames.some((pattern) => pattern.test(name)),
	);
}

async function isActiveFile(
	file: ZipFile,
	allowance: Allowance,
): Promise<boolean> {
	const { name } = file;
	const head = await readFileHead(file);
	const content = () => unpackFile(file, allowance);
	if (name.endsWith(".rels")) return hasActiveRelation(await content());
	// Embedded objects and documents, regardless of their names and paths.
	if (
		name.includes("embed") ||
		isCompound(head) ||
		head.subarray(0, 4).equals(zipMagic)
	)
		return isActiveObject(await content(), allowance);
	if (isXml(head)) return hasActiveField(await content(), allowance);
	if (name.endsWith(".xml") && head.length > 0)
		throw new Error("XML in an unusual encoding");
	return false;
}

async function isActiveObject(
	bytes: Buffer,
	allowance: Allowance,
): Promise<boolean> {
	if (isCompound(bytes)) return hasActiveEntry(listEntries(bytes), allowance);
	if (programMagics.some((magic) => bytes.indexOf(magic, 0, "latin1") === 0))
		return true;
	return endsAsZip(bytes) && hasActiveName(readZip(bytes));
}
