import { Converter } from "opencc-js/t2cn";

/** The Unicode block of characters in everyday use: CJK Unified Ideographs. */
const [first, last] = [0x4e00, 0x9fff];

let listed: Readonly<Record<string, string>> | undefined;

/** The simplified form of each traditional character that has one, for the search. */
export function listTraditional(): Readonly<Record<string, string>> {
	listed ??= list();
	return listed;
}

function list(): Record<string, string> {
	const simplify = Converter({ from: "t", to: "cn" });
	const pairs: [string, string][] = [];
	for (let code = first; code <= last; code++) {
		const traditional = String.fromCharCode(code);
		const simplified = simplify(traditional);
		if (simplified !== traditional) pairs.push([traditional, simplified]);
	}
	return Object.fromEntries(pairs);
}
