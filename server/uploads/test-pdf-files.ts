import { deflateSync } from "node:zlib";

const header = "%PDF-1.5\n%\xe2\xe3\xcf\xd3\n";

/** A PDF of these objects, the first of which is the catalog. Text is Latin-1. */
export function joinPdf(
	objects: readonly (string | Buffer)[],
	trailer = "/Size 9/Root 1 0 R",
): Buffer {
	return Buffer.concat([
		latin(header),
		...objects.flatMap((object, index) => [
			latin(`${index + 1} 0 obj\n`),
			typeof object === "string" ? latin(object) : object,
			latin("\nendobj\n"),
		]),
		latin(`trailer\n<<${trailer}>>\nstartxref\n0\n%%EOF\n`),
	]);
}

/** A one-page PDF with additional catalog entries. */
export function makePdfWith(
	catalog: string,
	...objects: readonly (string | Buffer)[]
): Buffer {
	return joinPdf([
		`<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
		...objects,
	]);
}

/** An object stream whose first object has the number 10. */
export function packObjects(
	objects: readonly string[],
	{
		dictionary = "/Type/ObjStm/Filter/FlateDecode",
		pack = deflateSync,
		shift = 0,
		count = objects.length,
	}: {
		readonly dictionary?: string;
		readonly pack?: (bytes: Buffer) => Buffer;
		/** Falsifies each stated offset by this much. */
		readonly shift?: number;
		readonly count?: number;
	} = {},
): Buffer {
	let offset = shift;
	const places = objects.map((object, index) => {
		const place = `${10 + index} ${offset}`;
		offset += object.length + 1;
		return place;
	});
	const head = `${places.join(" ")} `;
	const data = pack(latin(head + objects.join(" ")));
	return Buffer.concat([
		latin(
			`<<${dictionary}/N ${count}/First ${head.length}/Length ${data.length}>>stream\r\n`,
		),
		data,
		latin("\nendstream"),
	]);
}

/** Encodes rows by their difference from the row above (PNG's Up filter, `/Predictor 12`). */
export function predictUp(bytes: Buffer, columns: number): Buffer {
	const rows: Buffer[] = [];
	let above = Buffer.alloc(columns);
	for (let at = 0; at < bytes.length; at += columns) {
		const row = Buffer.alloc(columns, 32);
		bytes.copy(row, 0, at, at + columns);
		rows.push(
			Buffer.from([
				2,
				...row.map((value, index) => value - (above[index] ?? 0)),
			]),
		);
		above = row;
	}
	return Buffer.concat(rows);
}

function latin(text: string): Buffer {
	return Buffer.from(text, "latin1");
}
