/** Classes that a component uses and its CSS module lacks, and the reverse. */
export function listClassFaults(css: string, tsx: string): string[] {
	const defined = matches(css, /\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g);
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

function matches(text: string, pattern: RegExp): Set<string> {
	return new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
}
