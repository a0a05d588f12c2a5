/** Records of a workbook (MS-XLS, 2.3.2). */
const records = { sheet: 0x85, encryption: 0x2f, end: 0x0a };
/** Where a sheet's record says what it is, and the kinds that run: Excel 4 macros, and modules (2.4.28). */
const kindAt = 5;
const activeKinds = [1, 6];
const headLength = 4;

/**
 * Whether a workbook from before 2007, as documents embed them, has sheets of macros, which need no
 * storage of their own. One whose list of sheets cannot be read has.
 *
 * @param stream the workbook's own stream, its first part being what the whole is about.
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
