const asked =
	/^\/(services|industries|insights|locations|guides|solutions|fees-and-terms|documents)\b/;

/** Whether a page is one on which someone would ask about hiring, and not only at its end. */
export function isAsked(page: { readonly path: string }): boolean {
	return asked.test(page.path);
}
