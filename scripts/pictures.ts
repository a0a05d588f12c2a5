import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { runCommand } from "./command/run-command.ts";
import { icon, scenes } from "./pictures/drawings.ts";
import { drawHorizon } from "./pictures/horizon.ts";
import { makeIconFile } from "./pictures/icon-file.ts";
import { drawGulfMap, drawWorldMap } from "./pictures/map.ts";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "public");
const about =
	"draws the maps, the horizon, the scenes and the icons of the site anew";

await runCommand({ name: "pictures", about, options: {} }, async () => {
	const maps = path.join(root, "client/offices");
	for (const [name, map] of [
		["gulf-map", await drawGulfMap()],
		["world-map", await drawWorldMap()],
	] as const)
		await writeFile(
			path.join(maps, `${name}.json`),
			`${JSON.stringify(map, null, "\t")}\n`,
		);

	const drawings = path.join(folder, "drawings");
	const offices = await readFile(path.join(drawings, "offices.svg"), "utf8");
	await writeFile(path.join(drawings, "horizon.svg"), drawHorizon(offices));

	for (const name of scenes)
		await sharp(path.join(import.meta.dirname, `pictures/${name}.svg`))
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
