import sharp from "sharp";
import { afterAll } from "vitest";

/** Lets the tests of a file read SVG, which those of the server, in the same process, must refuse. */
export function allowSvg(): void {
	const svg = { operation: ["VipsForeignLoadSvg"] };
	sharp.unblock(svg);
	afterAll(() => {
		sharp.block(svg);
	});
}
