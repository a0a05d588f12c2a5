/** A vacancy's text, and what it says of what follows an application. */
export interface SplitText {
	readonly text: string;
	readonly process: string;
}

/**
 * Takes the last section, on what follows an application, out of a vacancy's text, as part of a
 * section of its own. A draft may have none yet.
 *
 * @param html as the build renders it.
 */
export function splitProcess(html: string): SplitText {
	const at = html.lastIndexOf("<h2");
	if (at < 1) return { text: html, process: "" };
	const process = html.slice(at).replace(/(?<=<\/?)h2/g, "h3");
	return { text: html.slice(0, at), process };
}
