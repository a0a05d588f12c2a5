/** Another framework's project with the same page. */
export interface PeerProject {
	readonly packages: readonly string[];
	/** Its files by path. */
	readonly files: Readonly<Record<string, string>>;
	/** The file that the page's elements are written to. */
	readonly tree: string;
	/** Arguments for Node. */
	readonly build: readonly string[];
	readonly start: (port: number) => readonly string[];
}

const json = JSON.stringify;

/** Source that renders `tree.json`: strings, and elements as a name, attributes and children. */
const renderTree = (create: string) => `
export const render = (node, key) => typeof node === "string" ? node :
	${create}(node[0], { key, ...node[1] }, ...node[2].map(render));
`;

/** @param top the project's folder, relative to the page. */
const nextPage = (top: string, more = "") => `
import tree from "${top}/tree.json";
import { render } from "${top}/render.js";
${more}
export default function Page() { return render(tree, "root"); }
`;

const nuxtPage = `<script setup>
import tree from "~/tree.json";
import { render } from "~/render.js";
const Page = () => render(tree, "root");
</script>
<template><Page /></template>
`;

/** Both set up as in their documentation, with a cached page and a rendered one. */
export const peerProjects: Readonly<Record<string, PeerProject>> = {
	"Next.js": {
		packages: ["next", "react", "react-dom"],
		files: {
			"next.config.mjs": "export default {};",
			"render.js": `import { createElement } from "react"; ${renderTree("createElement")}`,
			"app/layout.jsx":
				'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
			"app/page.jsx": nextPage(".."),
			"app/cold/page.jsx": nextPage(
				"../..",
				'export const dynamic = "force-dynamic";',
			),
		},
		tree: "tree.json",
		build: ["node_modules/next/dist/bin/next", "build"],
		start: (port) => [
			"node_modules/next/dist/bin/next",
			"start",
			"-H",
			"127.0.0.1",
			"-p",
			String(port),
		],
	},
	Nuxt: {
		packages: ["nuxt", "vue", "vue-router"],
		files: {
			"nuxt.config.mjs": `export default ${json({
				compatibilityDate: "2026-11-01",
				telemetry: false,
				nitro: { compressPublicAssets: { brotli: true, gzip: true } },
				routeRules: { "/": { swr: 3600 } },
			})};`,
			"app/render.js": `import { h } from "vue"; ${renderTree("h").replace("...node[2].map(render)", "node[2].map(render)")}`,
			"app/pages/index.vue": nuxtPage,
			"app/pages/cold.vue": nuxtPage,
		},
		tree: "app/tree.json",
		build: ["node_modules/nuxt/bin/nuxt.mjs", "build"],
		start: () => [".output/server/index.mjs"],
	},
};
