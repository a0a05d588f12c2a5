import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { runCommand } from "./command/run-command.ts";
import { icon, scenes } from "./pictures/drawings.ts";
import { makeIconFile } from "./pictures/icon-file.ts";
import { drawGulfMap, drawWorldMap } from "./pictures/map.ts";
import { sectorSvg } from "./pictures/sectors/sector-drawing.ts";
import { sectors } from "./pictures/sectors/sectors.ts";
import { serviceDrawingsSvg } from "./pictures/service-drawings.ts";
import { horizonSvg, skylineSvg } from "./pictures/skylines.ts";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "public");
const about =
	"draws the maps, the industries' drawings, the pictures and the icons of the site anew";

await runCommand({ name: "pictures", about, options: {} }, async () => {
	const maps = path.join(root, "client/offices");
	await mkdir(maps, { recursive: true });
	for (const [name, map] of [
		["gulf-map", await drawGulfMap()],
		["world-map", await drawWorldMap()],
	] as const)
		await writeFile(
			path.join(maps, `${name}.json`),
			`${JSON.stringify(map, null, "\t")}\n`,
		);

	// Pages place the numbers of roles at these coordinates.
	const places = Object.entries(sectors).map(([slug, { markers }]) => [
		slug,
		markers,
	]);
	await writeFile(
		path.join(root, "client/sections/heads/sector-markers.json"),
		`${JSON.stringify(Object.fromEntries(places), null, "\t").replace(
			/\[\s+(\d+),\s+(\d+)\s+\]/g,
			"[$1, $2]",
		)}\n`,
	);
	await mkdir(path.join(folder, "drawings"), { recursive: true });
	for (const [slug, drawing] of Object.entries(sectors))
		await writeFile(
			path.join(folder, "drawings", `${slug}.svg`),
			sectorSvg(drawing),
		);

	await writeFile(path.join(folder, "drawings/offices.svg"), skylineSvg());
	await writeFile(path.join(folder, "drawings/horizon.svg"), horizonSvg());
	await writeFile(
		path.join(folder, "drawings/services.svg"),
		serviceDrawingsSvg(),
	);

	await mkdir(path.join(folder, "pictures"), { recursive: true });
	for (const [name, draw] of Object.entries(scenes))
		await sharp(Buffer.from(draw()))
			.png({ palette: true, quality: 90, effort: 10 })
			.toFile(path.join(folder, "pictures", `${name}.png`));

	await writeFile(path.join(folder, "icon.svg"), icon());
	const drawIcon = (size: number) =>
		sharp(Buffer.from(icon()), { density: (72 * size) / 48 })
			.resize(size, size)
			.png()
			.toBuffer();
	for (const size of [180, 192, 512])
		await writeFile(
			path.join(folder, `icon-${size}.png`),
			await drawIcon(size),
		);
	// For clients that request this path without reading the page.
	await writeFile(
		path.join(folder, "favicon.ico"),
		makeIconFile(await drawIcon(32), 32),
	);
});
