import type { ContentWriter } from "./save-contents.ts";

export interface EditorOptions {
	/** The project's folder. */
	readonly root: string;
	readonly locales: readonly string[];
	/** Checks and writes what is to be saved. */
	readonly writer: ContentWriter;
	/** The only origin that is served, such as `http://127.0.0.1:3100`. */
	readonly origin: string;
	/** The origin of the site view shown beside the forms. */
	readonly view: string;
	/** Static files of the editor's pages, by path. */
	readonly assets: Readonly<Record<string, string>>;
}
