import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { runCommand } from "./command/run-command.ts";
import { icon } from "./pictures/drawings.ts";
import { glanceDrawingsSvg } from "./pictures/glance-drawings.ts";
import { makeIconFile } from "./pictures/icon-file.ts";
import { drawGulfMap, drawWorldMap } from "./pictures/map.ts";
import { sectorSvg } from "./pictures/sectors/sector-drawing.ts";
import { sectors } from "./pictures/sectors/sectors.ts";
import { serviceDrawingsSvg } from "./pictures/service-drawings.ts";
import { horizonSvg, skylineSvg } from "./pictures/skylines.ts";
import { pageFonts, subsetFont } from "./pictures/subset-font.ts";

const root = path.resolve(import.meta.dirname, "..");
const about =
	"draws the maps, the industries' drawings, the pictures and the icons anew, and cuts the fonts";

await runCommand({ name: "pictures", about, options: {} }, async () => {
	const drawings = Object.entries(sectors);
	// Pages place the numbers of roles at these coordinates.
	const markers = drawings.map(([slug, { markers }]) => [slug, markers]);
	const fonts = Object.entries(pageFonts).map(
		async ([name, source]) =>
			[
				`client/styles/fonts/${name}`,
				await subsetFont(await readFile(source)),
			] as const,
	);
	const files: readonly (readonly [string, string | Uint8Array])[] = [
		["client/offices/gulf-map.json", toJson(await drawGulfMap())],
		["client/offices/world-map.json", toJson(await drawWorldMap())],
		[
			"client/sections/heads/sector-markers.json",
			toJson(Object.fromEntries(markers)).replace(
				/\[\s+(\d+),\s+(\d+)\s+\]/g,
				"[$1, $2]",
			),
		],
		...drawings.map(
			([slug, drawing]) =>
				[`public/drawings/${slug}.svg`, sectorSvg(drawing)] as const,
		),
		["public/drawings/offices.svg", skylineSvg()],
		["public/drawings/horizon.svg", horizonSvg()],
		["public/drawings/services.svg", serviceDrawingsSvg()],
		["public/drawings/glance.svg", glanceDrawingsSvg()],
		[
			"public/pictures/desert.png",
			await sharp(path.join(root, "scripts/pictures/desert.svg"))
				.png({ palette: true, quality: 90, effort: 10 })
				.toBuffer(),
		],
		...(await Promise.all(fonts)),
		["public/icon.svg", icon()],
		["public/icon-180.png", await paintIcon(180)],
		["public/icon-192.png", await paintIcon(192)],
		["public/icon-512.png", await paintIcon(512)],
		// For clients that request this path without reading the page.
		["public/favicon.ico", makeIconFile(await paintIcon(32), 32)],
	];
	for (const [name, contents] of files)
		await writeFile(path.join(root, name), contents);
});

/** Formatted as Biome does. */
function toJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}

function paintIcon(size: number): Promise<Buffer> {
	return sharp(Buffer.from(icon()), { density: (72 * size) / 48 })
		.resize(size, size)
		.png()
		.toBuffer();
}
