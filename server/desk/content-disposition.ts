/**
 * The value of a `Content-Disposition` header (RFC 6266) that has a file saved under a name: as
 * plain letters for old clients, and in full (RFC 8187). Nothing of the name can end the header,
 * name a folder, or turn its letters around.
 */
export function attachmentHeader(fileName: string): string {
	const name = tidyName(fileName);
	const plain = name.replace(/[^A-Za-z0-9 ._-]/g, "_");
	const full = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** Names longer than this are cut. */
const maximalLength = 100;

/** The last part of a path, without what is not shown and what file systems refuse. */
export function tidyName(fileName: string): string {
	const base = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? "";
	const shown = base
		.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
		.replace(/[<>:"|?*%]/g, "_")
		.replace(/^[\s.]+|[\s.]+$/g, "");
	return [...(shown || "file")].slice(-maximalLength).join("");
}
