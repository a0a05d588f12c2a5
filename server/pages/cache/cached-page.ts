import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding } from "../../files/content-encoding.ts";
import { cutToSize } from "../../files/cut-to-size.ts";

/** The encodings in which a page is cached (RFC 9110, section 8.4.1). */
const pageEncodings = ["br", "gzip", "identity"] as const;
export type PageEncoding = (typeof pageEncodings)[number];

/** A cached page, ready to send. */
export interface CachedPage {
	/** The route name, for the log. */
	readonly route: string;
	/** Whether some query strings change the page. */
	readonly readsQuery: boolean;
	/** Milliseconds since 1970 between which the page is valid; `expiresAt` is exclusive. */
	readonly startsAt: number;
	readonly expiresAt: number;
	/** Headers shared by all encodings. */
	readonly headers: OutgoingHttpHeaders;
	/** Strong entity tags (RFC 9110, section 8.8.3). */
	readonly etags: Readonly<Record<PageEncoding, string>>;
	/** Without the uncompressed page, which few clients request and which takes the most memory. */
	readonly bodies: Readonly<Record<Exclude<PageEncoding, "identity">, Buffer>>;
}

/** The best of these encodings for a request. */
export function choosePageEncoding(
	req: Pick<IncomingMessage, "headers">,
): PageEncoding {
	return chooseEncoding(req, pageEncodings);
}

/** CPU time against size: level 5 takes 2 ms a page; level 11 takes 100 ms and saves 12%. */
const quality = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a page with brotli in the thread pool. */
export async function brotli(
	bytes: Buffer,
	effort: keyof typeof quality,
): Promise<Buffer> {
	const options = {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality[effort],
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	};
	return cutToSize(await compressBrotli(bytes, options));
}

/** Encodes a page in the thread pool. */
export async function encodePage(
	bytes: Buffer,
	encoding: PageEncoding,
): Promise<Buffer> {
	switch (encoding) {
		case "br":
			return brotli(bytes, "quick");
		case "gzip":
			return cutToSize(
				await compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
			);
		case "identity":
			return bytes;
	}
}

/** The memory that a cached page takes, in bytes. */
export function sizeOf({ bodies }: CachedPage): number {
	const headers = 4096;
	return headers + bodies.br.length + bodies.gzip.length;
}
