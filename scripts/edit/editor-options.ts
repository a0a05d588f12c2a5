import type { ContentWriter } from "./save-contents.ts";

/** What an editor works on, and where it is. */
export interface EditorOptions {
	/** The project's folder. */
	readonly root: string;
	readonly locales: readonly string[];
	/** Compiles what is to be saved, and writes it. */
	readonly writer: ContentWriter;
	/** The only address that is answered, such as `http://127.0.0.1:3100`. */
	readonly origin: string;
	/** Where the site is that may be shown beside. */
	readonly view: string;
	/** Files of the editor's pages, by path. */
	readonly assets: Readonly<Record<string, string>>;
	/** Folder, out of git, for what was deleted. */
	readonly keptFolder: string;
}
