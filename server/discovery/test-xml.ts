/** The faults of an XML document of elements, attributes and text. */
export function xmlFaults(xml: string): string[] {
	const faults: string[] = [];
	const open: string[] = [];
	const tokens = xml.match(/<[^<>]*>|[^<>]+/g) ?? [];
	if (tokens.join("") !== xml) faults.push("stray bracket");
	for (const token of tokens) {
		if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(token))
			faults.push(`bare ampersand in ${token}`);
		if (!token.startsWith("<")) continue;
		const [, end, name = "", , empty] =
			/^<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>$/i.exec(token) ??
			[];
		if (name === "") faults.push(`bad tag ${token}`);
		else if (end) {
			const opened = open.pop();
			if (opened !== name) faults.push(`</${name}> closes ${opened}`);
		} else if (!empty) open.push(name);
	}
	return [...faults, ...open.map((name) => `not closed: ${name}`)];
}
