import type { Request, RequestHandler, Response } from "express";
import { maximalCvBytes } from "../../shared/enquiry/enquiry-cv.ts";
import { networkOf } from "../connections/client-address.ts";
import { signalGone } from "../connections/signal-gone.ts";
import { mediaTypeOf, uploadType } from "../middleware/require-type.ts";
import { openForm } from "./upload-memory.ts";
import {
	maximalBody,
	maximalText,
	openParser,
	refusal,
} from "./upload-parser.ts";

/** The content of a `multipart/form-data` body (RFC 7578). */
interface Upload {
	/** Text fields. The last of duplicate fields wins. */
	readonly fields: ReadonlyMap<string, string>;
	readonly cv?: UploadedFile;
}

/** A file as it was sent. Only its bytes can be trusted. */
export interface UploadedFile {
	readonly name: string;
	/** In bytes. For a file that is too large, some number above the limit. */
	readonly size: number;
	/** Empty if the file is too large. */
	readonly bytes: Buffer;
	/** Aborts when its sender disconnects. */
	readonly gone: AbortSignal;
}

declare global {
	namespace Express {
		interface Request {
			/** The parsed `multipart/form-data` body. */
			upload?: Upload;
		}
	}
}

/**
 * Reads a `multipart/form-data` body into memory; ignores other bodies. After an error the rest of
 * the body is not read, and the connection is closed.
 *
 * @throws 400 for a malformed form, 413 for one beyond the limits, 503 while there is no memory for
 * it.
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
	// The file stays in memory while it is inspected and stored.
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
		// Browsers send a file field without a chosen file as an empty file without a name.
		if (name === "" && size === 0) return { fields };
		// The request refers to the chunks until it is answered, which would take the memory twice.
		const bytes = Buffer.concat(chunks.splice(0));
		return { fields, cv: { name, size, bytes, gone: signalGone(res) } };
	} catch (error) {
		req.off("data", count).unpipe(parser).pause();
		parser.destroy();
		chunks.splice(0);
		held.release();
		throw error;
	}
}
