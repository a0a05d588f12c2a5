/** Schemes that run a script or pass commands to a program when clicked. */
const harmfulSchemes =
	/^(?:javascript|vbscript|data|smb|cifs|afp|nfs|davs?|webdavs?|shell|search|search-ms|ms-[a-z-]+|mk|mhtml|ldaps?|telnet|res|view-source)$/i;

/**
 * Whether a document's link targets anything other than the web, a mailbox or the author's own
 * disk: a network share, where a click would send the reader's credentials, a script, or a program.
 */
export function isHarmfulLink(target: string): boolean {
	// Removes what readers ignore, and the host that some authors write for their own computer.
	const link = target
		.replace(/[\p{Cc}\s]/gu, "")
		.replace(/^file:\/\/localhost\//i, "file:///");
	const [, scheme] = /^([a-z][a-z\d+.-]+):/i.exec(link) ?? [];
	if (scheme === undefined || scheme.toLowerCase() === "file")
		return !isOnOwnDisk(link);
	return harmfulSchemes.test(scheme);
}

/**
 * Whether a target is a local path or a `file:` URL without a host. Neither may begin with slashes
 * or backslashes, encoded or not, that a host name could follow.
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
