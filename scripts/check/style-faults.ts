/** Classes that a component uses but its CSS module lacks, and the reverse. */
export function listClassFaults(css: string, tsx: string): string[] {
	const defined = matches(
		css,
		/(?<!url\([^)]*)\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g,
	);
	const used = matches(tsx, /\bstyles\.([a-zA-Z]\w*)/g);
	return [
		...[...used]
			.filter((name) => !defined.has(name))
			.map((name) => `.${name} is not defined`),
		...[...defined]
			.filter((name) => !used.has(name))
			.map((name) => `.${name} is not used`),
	];
}

/** Values of z-index that are neither local to a component nor `--layer-popup`. */
export function listLayerFaults(css: string): string[] {
	return [...matches(css, /\bz-index:\s*([^;}]+)/g)]
		.map((layer) => layer.trim())
		.filter((layer) => !/^(-?1|0|auto)$|--layer-popup/.test(layer))
		.map((layer) => `z-index ${layer} is not on --layer-popup`);
}

function matches(text: string, pattern: RegExp): Set<string> {
	return new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
}
