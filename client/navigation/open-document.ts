import { NavigationType } from "react-router";

/** Loads an address as a document, and leaves the history as the navigation would have. */
export function openDocument(href: string, type: NavigationType): void {
	if (type === NavigationType.Pop) window.location.reload();
	else window.location.assign(href);
}
