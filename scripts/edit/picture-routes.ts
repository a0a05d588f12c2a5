import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import express, { type ErrorRequestHandler } from "express";
import sharp from "sharp";
import { codeOf } from "../../server/errors/code-of.ts";
import { listUnusedPictures } from "../content/picture-faults.ts";
import { slugify } from "../content/slug.ts";
import { narrowest, readPictures } from "../content/text/article-pictures.ts";
import type { Queue } from "./create-queue.ts";
import type { EditorOptions } from "./editor-options.ts";
import { refusal } from "./editor-words.ts";

/** Formats that pages may show, by sharp's names, with their file extensions. */
const endings: Readonly<Record<string, string>> = {
	png: "png",
	jpeg: "jpg",
	webp: "webp",
	heif: "avif",
};
const mostBytes = 12_000_000;
/** Shown pictures are scaled down, so more pixels would only waste the server's memory. */
const mostPixels = 40_000_000;
const tellTooLarge: ErrorRequestHandler = (error, _req, _res, next) =>
	next(
		error.type === "entity.too.large"
			? refusal(413, "refusals.picture")
			: error,
	);

/**
 * Lists the pictures that articles may show, accepts or refuses uploads, and removes unused
 * pictures.
 */
export function pictureRoutes(
	{ root }: EditorOptions,
	queue: Queue,
): express.Router {
	const router = express.Router();
	const folder = path.join(root, "public/pictures");
	router.get("/pictures", async (_, res) => {
		const pictures = await readPictures(root);
		res.json([...pictures].map(([href, size]) => ({ href, ...size })));
	});
	router.use("/pictures", express.static(folder, { index: false }));
	router.post(
		"/pictures/:name",
		express.raw({ type: () => true, limit: mostBytes }),
		async (req, res) => {
			const { bytes, ending, width, height } = await readPicture(req.body);
			const name = `${nameOf(req.params.name)}.${ending}`;
			await mkdir(folder, { recursive: true });
			await writeFile(path.join(folder, name), bytes, { flag: "wx" }).catch(
				(error: unknown) => {
					if (codeOf(error) !== "EEXIST") throw error;
					throw refusal(409, "refusals.pictureTaken", { name });
				},
			);
			res.status(201).json({ href: `/pictures/${name}`, width, height });
		},
	);
	router.use("/pictures", tellTooLarge);
	router.post("/pictures/:name/remove", (req, res) =>
		queue(async () => {
			const href = `/pictures/${req.params.name}`;
			if (!(await listUnusedPictures(root)).includes(href))
				throw refusal(409, "refusals.pictureShown", { href });
			await rm(path.join(root, "public", href));
			res.redirect(303, "/?said=removed");
		}),
	);
	return router;
}

/**
 * A file name as a slug.
 *
 * @throws 422 if it has no usable characters.
 */
function nameOf(file = ""): string {
	const plain = path.parse(file).name.normalize("NFKD");
	const name = slugify(plain.replaceAll(/[_.,()]/g, " "));
	if (!name) throw refusal(422, "refusals.pictureName");
	return name;
}

/**
 * A picture's format and size, and its bytes encoded anew: that leaves out what pages do not show,
 * such as a camera's metadata, comments, and whatever follows the picture.
 */
async function readPicture(body: unknown) {
	// For an empty buffer, sharp throws at once.
	const source = Buffer.isBuffer(body) && body.length > 0 ? body : Buffer.of(0);
	const image = sharp(source, { limitInputPixels: mostPixels });
	const found = await image.metadata().catch(() => undefined);
	const isAvif = found?.format !== "heif" || found.compression === "av1";
	const ending = found && isAvif ? endings[found.format] : undefined;
	if (!found || !ending) throw refusal(415, "refusals.picture");
	const { data, info } = await image
		.autoOrient()
		.toFormat(
			ending === "avif" ? ending : found.format,
			// For PNG, a quality would mean fewer colors.
			ending === "png" ? {} : { quality: 90 },
		)
		.toBuffer({ resolveWithObject: true })
		.catch(() => {
			throw refusal(415, "refusals.pictureDamaged");
		});
	const { width, height } = info;
	if (width < narrowest)
		throw refusal(422, "refusals.pictureNarrow", { width, needed: narrowest });
	return { bytes: data, ending, width, height };
}
