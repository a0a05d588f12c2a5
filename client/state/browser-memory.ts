/*
 * Cookies and local storage. Both may be denied, and then throw: nothing is kept, and nothing is
 * found.
 */

/** The value of a cookie, as it stands. */
export function readCookie(name: string): string | undefined {
	return attempt(() =>
		document.cookie
			.split("; ")
			.find((pair) => pair.startsWith(`${name}=`))
			?.slice(name.length + 1),
	);
}

/** Keeps a value that needs no encoding, for a time in seconds. */
export function writeCookie(name: string, value: string, maxAge: number): void {
	const secure = location.protocol === "https:" ? ";Secure" : "";
	attempt(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and this must be done before the first paint
		document.cookie = `${name}=${value};Max-Age=${maxAge};Path=/;SameSite=Lax${secure}`;
	});
}

/** A value in local storage. */
export function readLocal(key: string): string | undefined {
	return attempt(() => localStorage.getItem(key)) ?? undefined;
}

/** Keeps a value in local storage, or removes it when there is none. */
export function writeLocal(key: string, value: string | undefined): void {
	attempt(() =>
		value === undefined
			? localStorage.removeItem(key)
			: localStorage.setItem(key, value),
	);
}

function attempt<Result>(action: () => Result): Result | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
