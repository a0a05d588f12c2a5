// The format is detected from the content. All other loaders are blocked, notably SVG.
const loaders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff"];

let loading: ReturnType<typeof load> | undefined;

/** Loads sharp with the first image: it took an eighth of the server's startup time. */
export function loadSharp(): ReturnType<typeof load> {
	loading ??= load();
	return loading;
}

async function load() {
	const { default: sharp } = await import("sharp");
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({
		operation: loaders.map((name) => `VipsForeignLoad${name}`),
	});
	// One thread per image leaves the other cores to pages. Results are cached elsewhere.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}
