// What a file is, its content says, not its name. No other loader ever runs, SVG's least of all.
const loaders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff"];

let loading: ReturnType<typeof load> | undefined;

/** Loads what makes pictures. With the first of them: it took an eighth of the server's start. */
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
	// One thread a picture: the rest of the machine is for pages. Nothing is ever asked for twice.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}
