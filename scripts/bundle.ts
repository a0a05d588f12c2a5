import { createHash } from "node:crypto";
import { cp, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type BuildOptions, build, type Metafile, type OutputFile, transform } from "esbuild";
import type { AssetManifest } from "../server/asset-manifest.ts";

export interface BundleOptions {
  /** The project's folder. */
  readonly root: string;
  /** Folder to write to; replaced when everything has been built. */
  readonly outdir: string;
  /** Development builds keep React's warnings and skip compression. */
  readonly mode: "production" | "development";
}

/** Builds the server, the browser's files and the manifest that connects them. */
export async function bundle(options: BundleOptions): Promise<AssetManifest> {
  const { root, outdir } = options;
  const [server, client, stylesheet] = await Promise.all([
    buildServer(options),
    buildClient(options),
    buildStylesheet(options),
  ]);
  const files = new Map([...client.files, [stylesheet.address, stylesheet.contents]]);
  const manifest: AssetManifest = {
    buildId: await hashBuild(root, [server, ...files.values()]),
    timestamp: Date.now(),
    stylesheet: stylesheet.address,
    ...client.entries,
  };

  const partial = `${outdir}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, "server"), { recursive: true });
  await cp(path.join(root, "public"), path.join(partial, "client"), { recursive: true });
  await cp(path.join(root, "locales"), path.join(partial, "locales"), { recursive: true });
  await mkdir(path.join(partial, "client/assets"), { recursive: true });
  await writeFile(path.join(partial, "server/main.js"), server);
  for (const [address, contents] of files)
    await writeFile(path.join(partial, "client", address), contents);
  if (options.mode === "production") await compressFiles(path.join(partial, "client"));
  await writeFile(path.join(partial, "manifest.json"), JSON.stringify(manifest, null, 2));
  await rm(outdir, { recursive: true, force: true });
  await cp(partial, outdir, { recursive: true });
  await rm(partial, { recursive: true });
  return manifest;
}

function commonOptions({ root, mode }: BundleOptions): BuildOptions & { metafile: true; write: false } {
  return {
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    jsx: "automatic",
    jsxDev: mode === "development",
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    loader: { ".module.css": "local-css" },
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
    write: false,
  };
}

async function buildServer(options: BundleOptions): Promise<Uint8Array> {
  const result = await build({
    ...commonOptions(options),
    entryPoints: { main: "server/main.ts" },
    outdir: "server",
    platform: "node",
    target: "node24",
    external: ["sharp"],
    // Bundled CommonJS packages require Node's modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  const script = result.outputFiles.find((file) => file.path.endsWith("main.js"));
  if (!script) throw new Error("esbuild wrote no server");
  return script.contents;
}

async function buildClient(options: BundleOptions) {
  const isProduction = options.mode === "production";
  const result = await build({
    ...commonOptions(options),
    entryPoints: { main: "client/main.tsx", "error-page": "client/error-page.ts" },
    outdir: "out/assets",
    outbase: options.root,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    platform: "browser",
    target: ["es2022", "chrome111", "firefox121", "safari17"],
    splitting: true,
    minifyWhitespace: isProduction,
    minifySyntax: isProduction,
  });
  assertBrowserOnly(result.metafile);
  const scripts = result.outputFiles.filter((file) => file.path.endsWith(".js"));
  const files = await Promise.all(
    scripts.map(async (file) => [addressOf(file.path), await minify(file, isProduction)] as const),
  );
  return { files, entries: readEntries(result.metafile) };
}

/**
 * Shortens names, in a step of its own: esbuild would shorten class names of CSS modules with
 * them, and those must be the same in the stylesheet and on the server.
 */
async function minify(file: OutputFile, isProduction: boolean): Promise<Uint8Array> {
  if (!isProduction) return file.contents;
  const { code } = await transform(file.text, { minify: true, format: "esm", charset: "utf8" });
  return Buffer.from(code);
}

/** All styles in one file: layers give their order, so modules may come in any. */
async function buildStylesheet(options: BundleOptions) {
  const modules = (await Array.fromAsync(glob("client/**/*.module.css", { cwd: options.root }))).sort();
  const sheets = ["tokens", "base", "error-page"].map((name) => `client/styles/${name}.css`);
  const result = await build({
    ...commonOptions(options),
    stdin: {
      contents: [...sheets, ...modules].map((file) => `@import "./${file}";`).join("\n"),
      loader: "css",
      resolveDir: options.root,
    },
    outdir: "out",
    target: ["chrome123", "firefox121", "safari17.5"],
    minifyWhitespace: options.mode === "production",
    minifySyntax: options.mode === "production",
  });
  const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
  return { address: `/assets/site-${hash([contents])}.css`, contents };
}

/** Proves that nothing of the server, and no Node module, reaches browsers. */
function assertBrowserOnly(metafile: Metafile): void {
  const foreign = Object.keys(metafile.inputs).filter(
    (input) => input.startsWith("server/") || input.startsWith("scripts/") || input.startsWith("node:"),
  );
  if (foreign.length > 0) throw new Error(`not for browsers: ${foreign.join(", ")}`);
}

function readEntries(metafile: Metafile) {
  const outputOf = (source: string): string => {
    const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source);
    if (!found) throw new Error(`no output for ${source}`);
    return found[0];
  };
  const main = outputOf("client/main.tsx");
  const mainImports = staticImports(metafile, main);
  const pages = Object.entries(metafile.outputs)
    .filter(([, output]) => output.entryPoint?.startsWith("client/pages/"))
    .map(([file, output]) => [
      path.basename(output.entryPoint ?? "", ".tsx"),
      [file, ...staticImports(metafile, file)]
        .filter((input) => input !== main && !mainImports.includes(input))
        .map(addressOf),
    ]);
  return {
    script: addressOf(main),
    errorScript: addressOf(outputOf("client/error-page.ts")),
    scriptImports: mainImports.map(addressOf),
    pages: Object.fromEntries(pages),
  };
}

function staticImports(metafile: Metafile, file: string, seen = new Set<string>()): string[] {
  for (const imported of metafile.outputs[file]?.imports ?? []) {
    if (imported.kind !== "import-statement" || imported.external || seen.has(imported.path)) continue;
    seen.add(imported.path);
    staticImports(metafile, imported.path, seen);
  }
  return [...seen];
}

function addressOf(file: string): string {
  return `/assets/${path.basename(file)}`;
}

async function compressFiles(folder: string): Promise<void> {
  const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
  const names = await Array.fromAsync(glob("**/*.{js,css,svg,txt,json}", { cwd: folder }));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const contents = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
      const [br, gz] = await Promise.all([
        toBrotli(contents, { params }),
        toGzip(contents, { level: 9 }),
      ]);
      if (br.length < contents.length) await writeFile(`${file}.br`, br);
      if (gz.length < contents.length) await writeFile(`${file}.gz`, gz);
    }),
  );
}

/** Names the build by everything that goes into its answers. */
async function hashBuild(root: string, contents: readonly Uint8Array[]): Promise<string> {
  const names = await Array.fromAsync(glob("{locales,public}/**/*.*", { cwd: root }));
  const files = await Promise.all(names.sort().map((name) => readFile(path.join(root, name))));
  return hash([...contents, ...files, Buffer.from(names.join("\n"))]).toLowerCase();
}

function hash(contents: readonly Uint8Array[]): string {
  const digest = createHash("sha256");
  for (const part of contents) digest.update(part);
  return digest.digest("hex").slice(0, 12);
}
