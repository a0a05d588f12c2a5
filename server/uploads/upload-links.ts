/** Schemes by which a click runs a script, or hands a program what it is to do. */
const harmfulSchemes =
	/^(?:javascript|vbscript|data|smb|cifs|dav|webdav|shell|search|search-ms|ms-[a-z-]+|mk|mhtml|ldap|telnet|res|view-source)$/i;

/**
 * Whether a link of a document leads elsewhere than to the web, to a mailbox or to a place on the
 * writer's own disk: to a computer's shares, which a reader signs in to with a click, to a script, or
 * to a program.
 */
export function isHarmfulLink(target: string): boolean {
	// What readers pass over, and what some write for their own computer.
	const link = target
		.replace(/[\p{Cc}\s]/gu, "")
		.replace(/^file:\/\/localhost\//i, "file:///");
	const [, scheme] = /^([a-z][a-z\d+.-]+):/i.exec(link) ?? [];
	if (scheme === undefined || scheme.toLowerCase() === "file")
		return !isOnOwnDisk(link);
	return harmfulSchemes.test(scheme);
}

/**
 * A path, or a `file:` address without a host: neither begins with what, encoded or not, a
 * computer's name follows.
 */
export function isOnOwnDisk(target: string): boolean {
	const path = target.replace(
		/^file:(?:\/\/\/(?![/\\]|%(?:2f|5c))|(?=[a-z]:))/i,
		"",
	);
	return (
		/^[a-z]:[/\\]/i.test(path) ||
		(!/^[a-z][a-z\d+.-]*:/i.test(path) &&
			!/^(?:\\|\/[/\\]|\/?%(?:2f|5c))/i.test(path))
	);
}
