let navigate = (href: string): void => window.location.assign(href);

/** Names the function that navigates from now on. Until then documents are loaded. */
export function setNavigate(next: (href: string) => void): void {
	navigate = next;
}

/** Goes to an address of the site, from code that is no component. */
export function navigateTo(href: string): void {
	navigate(href);
}
