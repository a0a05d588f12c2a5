let navigate = (href: string): void => window.location.assign(href);

/** Sets the navigation function. Until then, navigation loads documents. */
export function setNavigate(next: (href: string) => void): void {
	navigate = next;
}

/** Navigates to an address of the site from outside React. */
export function navigateTo(href: string): void {
	navigate(href);
}
