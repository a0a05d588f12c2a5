import type { Allowance } from "./upload-allowance.ts";
import { hasActiveEntry, isCompound } from "./upload-compound.ts";
import { hasActiveField } from "./upload-fields.ts";
import { hasActiveRelation } from "./upload-relations.ts";
import { isXml, readXml, resolveReferences } from "./upload-xml.ts";
import {
	listZipEntries,
	readEntryHead,
	unpackEntry,
	type ZipEntry,
} from "./upload-zip.ts";
import { checkZip, plainName } from "./upload-zip-check.ts";

/** Files of macros and controls in Office and OpenDocument archives, at any depth. */
const activeNames = [
	// Path traversal: unpacking must not write outside of the folder.
	/(^|[/\\])\.\.([/\\]|$)/,
	/(^|[/\\])vba(project|data)/i,
	/(^|[/\\])activex([/\\]|$)/i,
	/(^|[/\\])(basic|scripts|macros|macrosheets)[/\\]/i,
	/\.(doc|dot|xls|xlt|xla|ppt|pot|pps)m$|\.xlsb$/i,
	/\.(exe|dll|scr|com|bat|cmd|js|jse|vbs|vbe|wsf|hta|lnk|jar|ps1|msi|rtf)$/i,
];

/** Content types of macros, controls, and embedded RTF, which can contain objects. */
const activeTypes = /vbaproject|vbadata|macroenabled|activex|[/"]rtf"/i;

const contentTypes = "[content_types].xml";
/** The maximum size of the content types list, in bytes. */
const maximalTypes = 256 * 1024;

/** The signatures of archives and programs. */
const zipMagic = Buffer.from("PK\x03\x04");
const programMagics = ["MZ", "\x7fELF"];

/** Whether an archive contains macros or controls, by its file names. */
function hasActiveName(names: readonly string[]): boolean {
	return names.some((name) =>
		activeNames.some((pattern) => pattern.test(name)),
	);
}

/**
 * Whether a Word document is active: contains macros or controls under any name, or embedded
 * programs or objects with macros, or loads templates or objects from elsewhere when it is opened.
 *
 * @param entries the archive's files.
 * @throws when it cannot be inspected.
 */
export async function isActiveDocx(
	bytes: Buffer,
	entries: readonly ZipEntry[],
	allowance: Allowance,
): Promise<boolean> {
	const names = entries.map(({ name }) => name);
	if (hasActiveName([...names, ...names.map(plainName)])) return true;
	// Word and this parser might otherwise read different files of the archive.
	checkZip(bytes, entries);
	const unpack = (entry: ZipEntry) => unpackEntry(bytes, entry, allowance);
	for (const entry of entries) {
		await allowance.rest();
		const name = plainName(entry.name);
		const head = await readEntryHead(bytes, entry);
		if (name === contentTypes) {
			const types = readXml(await unpack(entry), maximalTypes);
			if (activeTypes.test(resolveReferences(types))) return true;
		} else if (name.endsWith(".rels")) {
			if (hasActiveRelation(await unpack(entry))) return true;
		} else if (isObject(name, head)) {
			if (await isActiveObject(await unpack(entry), allowance)) return true;
		} else if (name.endsWith(".xml") || isXml(head)) {
			if (await hasActiveField(await unpack(entry), allowance)) return true;
		}
	}
	return false;
}

/** Whether a file is an embedded object or document, regardless of its name and path. */
function isObject(name: string, head: Buffer): boolean {
	return (
		name.includes("embed") ||
		isCompound(head) ||
		head.subarray(0, 4).equals(zipMagic)
	);
}

async function isActiveObject(
	bytes: Buffer,
	allowance: Allowance,
): Promise<boolean> {
	if (isCompound(bytes)) return hasActiveEntry(bytes, allowance);
	if (programMagics.some((magic) => bytes.indexOf(magic, 0, "latin1") === 0))
		return true;
	return hasActiveName(
		(listZipEntries(bytes) ?? []).map(({ name }) => name.toLowerCase()),
	);
}
