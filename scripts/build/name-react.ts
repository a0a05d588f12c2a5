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

/**
 * Gives React's functions names of their own. React is CommonJS, for which esbuild makes an object
 * per importing file, and writes each call as `(0, import_react12.useState)()`. Here all files import
 * them from one ES module per package.
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
		},
	};
}
