import type { Request, RequestHandler, Response } from "express";
import { maximalCvBytes } from "../../shared/enquiry/enquiry-cv.ts";
import { networkOf } from "../connections/client-address.ts";
import { mediaTypeOf, uploadType } from "../middleware/require-type.ts";
import { openForm } from "./upload-memory.ts";
import {
	maximalBody,
	maximalText,
	openParser,
	refusal,
} from "./upload-parser.ts";

/** What a form that is sent as `multipart/form-data` holds (RFC 7578). */
interface Upload {
	/** Its texts; of a field that is there twice, the last. */
	readonly fields: ReadonlyMap<string, string>;
	readonly cv?: UploadedFile;
}

/** A file as it was sent. Nothing of it is to be believed but its bytes. */
export interface UploadedFile {
	readonly name: string;
	/** In bytes; of a file that is too large, some number above the bound. */
	readonly size: number;
	/** Empty when the file is too large. */
	readonly bytes: Buffer;
}

declare global {
	namespace Express {
		interface Request {
			/** The form that was sent as `multipart/form-data`. */
			upload?: Upload;
		}
	}
}

/**
 * Reads a body of `multipart/form-data` into memory; leaves others alone. Throws 400 for what is
 * no proper form, 413 for one beyond the bounds and 503 while there is no memory for it. What is
 * left of such a body is not read, and its connection is closed.
 */
export const takeUpload: RequestHandler = async (req, res, next) => {
	if (mediaTypeOf(req) === uploadType) req.upload = await readUpload(req, res);
	next();
};

async function readUpload(req: Request, res: Response): Promise<Upload> {
	const parser = openParser(req);
	const fields = new Map<string, string>();
	const chunks: Buffer[] = [];
	let [textBytes, bodyBytes] = [0, 0];
	let file: { name: string; size: number } | undefined;
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const refuse = () => reject(refusal(503));
	const held = openForm(networkOf(req.ip), refuse);
	// The file stays in memory as long as it is being looked at and stored.
	res.once("close", held.release);
	const hold = (size: number) => void (held.hold(size) || refuse());

	parser.on("field", (name, text, { valueTruncated }) => {
		const size = Buffer.byteLength(name ?? "") + Buffer.byteLength(text);
		textBytes += size;
		hold(size);
		if (valueTruncated || textBytes > maximalText) return reject(refusal(413));
		if (name) fields.set(name, text);
	});
	parser.on("file", (name, stream, { filename }) => {
		stream.on("error", () => reject(refusal(400)));
		if (name !== "cv" || file) return reject(refusal(400));
		const taken = { name: filename ?? "", size: 0 };
		file = taken;
		stream.on("data", (chunk: Buffer) => {
			taken.size += chunk.length;
			if (taken.size > maximalCvBytes) return void chunks.splice(0);
			chunks.push(chunk);
			hold(chunk.length);
		});
	});
	for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
		parser.on(limit, () => reject(refusal(400)));
	parser.on("error", () => reject(refusal(400)));
	parser.on("close", resolve);
	const count = (chunk: Buffer): void => {
		bodyBytes += chunk.length;
		if (bodyBytes > maximalBody) reject(refusal(413));
	};
	req.on("data", count);
	for (const end of ["close", "error"])
		req.on(end, () => req.complete || reject(refusal(400)));
	req.pipe(parser);
	try {
		await promise;
		held.complete();
		const { name, size } = file ?? { name: "", size: 0 };
		// A field without a file chosen is sent as an empty file without a name.
		if (name === "" && size === 0) return { fields };
		return { fields, cv: { name, size, bytes: Buffer.concat(chunks) } };
	} catch (error) {
		req.off("data", count).unpipe(parser).pause();
		parser.destroy();
		held.release();
		throw error;
	}
}
