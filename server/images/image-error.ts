import createError from "http-errors";
import type { RemoteFailure } from "./fetch-remote.ts";
import type { ImageFailure } from "./make-image.ts";

const failures: Record<
	RemoteFailure | ImageFailure,
	readonly [status: number, reason: string]
> = {
	missing: [404, "There is no such picture."],
	refused: [400, "url: this address is not allowed"],
	unreachable: [404, "The picture cannot be fetched."],
	"timed-out": [404, "The picture cannot be fetched."],
	"too-large": [400, "url: the picture is larger than 20 MB"],
	"too-many-pixels": [400, "url: the picture has more than 50 megapixels"],
	"too-heavy": [
		400,
		"url: the picture takes too much memory or time; an AVIF may have 16 megapixels",
	],
	"not-a-picture": [
		400,
		"url: not a picture that can be converted (SVG is not)",
	],
};

/** The HTTP error for an unavailable image. */
export function imageError(failure: RemoteFailure | ImageFailure): Error {
	const [status, reason] = failures[failure];
	return createError(status, reason);
}
