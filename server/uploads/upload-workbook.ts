/** Record types of a workbook (MS-XLS, 2.3.2). */
const records = { sheet: 0x85, encryption: 0x2f, end: 0x0a };
/** The offset of a sheet's type, and the active types: Excel 4 macros and VBA modules (2.4.28). */
const kindAt = 5;
const activeKinds = [1, 6];
const headLength = 4;

/**
 * Whether an embedded workbook from before 2007 has macro sheets, which need no storage of their
 * own. If its list of sheets is unreadable, assumes so.
 *
 * @param stream the workbook stream, which begins with the globals substream.
 */
export function hasMacroSheet(stream: Buffer): boolean {
	for (let at = 0; at + headLength <= stream.length; ) {
		const type = stream.readUInt16LE(at);
		const start = at + headLength;
		at = start + stream.readUInt16LE(at + 2);
		if (type === records.end) return false;
		if (at > stream.length || type === records.encryption) return true;
		if (type === records.sheet) {
			const kind = stream.subarray(start, at)[kindAt];
			if (kind === undefined || activeKinds.includes(kind)) return true;
		}
	}
	return true;
}
