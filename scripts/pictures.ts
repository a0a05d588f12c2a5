import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { icon, skyline } from "./drawings.ts";

const folder = path.resolve(import.meta.dirname, "../public");

/** Renders the site's pictures and icons from their drawings. */
await mkdir(path.join(folder, "pictures"), { recursive: true });
await sharp(Buffer.from(skyline({ width: 1536, height: 1152 })))
	.png({ palette: true, quality: 90, effort: 10 })
	.toFile(path.join(folder, "pictures/skyline.png"));
await writeFile(path.join(folder, "icon.svg"), icon());
for (const size of [180, 192, 512]) {
	await sharp(Buffer.from(icon()), { density: (72 * size) / 48 })
		.resize(size, size)
		.png()
		.toFile(path.join(folder, `icon-${size}.png`));
}
