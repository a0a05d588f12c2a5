import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";

const namespace = "react-names";

/** What the site uses of React's packages. A name that is missing here fails the build. */
const names: Readonly<Record<string, string>> = {
	react:
		"Component, createContext, createElement, Fragment, lazy, startTransition, Suspense, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore",
	"react/jsx-dev-runtime": "Fragment, jsxDEV",
	"react/jsx-runtime": "Fragment, jsx, jsxs",
	"react-dom": "createPortal",
	"react-dom/client": "createRoot, hydrateRoot",
};

/** React's files that export much that nothing here uses. */
const trimmed = /\bcjs\/(react|react-dom|scheduler)\.production\.js$/;
/** The file that uses their exports besides the site. */
const renderer = "react-dom/cjs/react-dom-client.production.js";
/** An assignment to an export: a line, or lines up to the first unindented closing brace. */
const assignment = /^exports\.(\w+) = (?:.*;|[\s\S]*?^\};)$/gm;

/**
 * Gives React's functions names of their own. React is CommonJS, for which esbuild makes an object
 * per importing file, and writes each call as `(0, import_react12.useState)()`. Here all files import
 * them from one ES module per package. Exports that nobody uses are removed, which minifiers cannot
 * do with CommonJS.
 *
 * @param entry the file that gives React a chunk; it imports the packages themselves
 */
export function nameReact(root: string, entry: string): Plugin {
	return {
		name: "name-react",
		setup(build) {
			build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, (args) => {
				const importer = path.relative(root, args.importer);
				const isOurs = /^(client|shared)\//.test(importer);
				return isOurs && importer !== entry
					? { path: args.path, namespace }
					: undefined;
			});
			build.onLoad({ filter: /./, namespace }, ({ path: name }) => ({
				contents: `import all from "${name}"; export const { ${names[name]} } = all;`,
				resolveDir: root,
			}));
			build.onLoad({ filter: trimmed }, async (args) => {
				const users = path.join(args.path, "../../..", renderer);
				return {
					contents: withoutUnused(
						await readFile(args.path, "utf8"),
						await readFile(users, "utf8"),
					),
				};
			});
		},
	};
}

function withoutUnused(text: string, users: string): string {
	const used = new Set([
		...Object.values(names).flatMap((list) => list.split(", ")),
		...Array.from(
			users.matchAll(/\b(?:React|ReactDOM|Scheduler)\.(\w+)/g),
			([, name = ""]) => name,
		),
	]);
	return text.replace(assignment, (whole, name: string) =>
		used.has(name) ? whole : "",
	);
}
