/* Cookies and storage. If access is denied, reads return nothing and writes to them do nothing. */

/** The raw value of a cookie. */
export function readCookie(name: string): string | undefined {
	return attempt(() =>
		document.cookie
			.split("; ")
			.find((pair) => pair.startsWith(`${name}=`))
			?.slice(name.length + 1),
	);
}

/** Sets a cookie whose value needs no encoding. `maxAge` is in seconds. */
export function writeCookie(name: string, value: string, maxAge: number): void {
	const secure = location.protocol === "https:" ? ";Secure" : "";
	attempt(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and this must be done before the first paint
		document.cookie = `${name}=${value};Max-Age=${maxAge};Path=/;SameSite=Lax${secure}`;
	});
}

/** A value in local storage, if there is one. */
export function readLocal(key: string): string | undefined {
	return attempt(() => localStorage.getItem(key)) ?? undefined;
}

/** Writes a value to local storage, or removes it if `undefined`. */
export function writeLocal(key: string, value: string | undefined): void {
	attempt(() =>
		value === undefined
			? localStorage.removeItem(key)
			: localStorage.setItem(key, value),
	);
}

// Values that session storage did not take, denied or full: they last as long as the document.
const untaken = new Map<string, unknown>();

/** A value in this tab's session storage, if there is one. */
export function readTab(key: string): unknown {
	return (
		untaken.get(key) ??
		attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null"))
	);
}

/** Writes a JSON value to session storage, or removes it if `undefined`. */
export function writeTab(key: string, value: unknown): void {
	untaken.set(key, value);
	attempt(() => {
		if (value === undefined) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(value));
		untaken.delete(key);
	});
}

function attempt<Result>(action: () => Result): Result | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
