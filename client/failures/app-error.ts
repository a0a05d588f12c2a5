import { navigateTo } from "../navigation/navigate-to.ts";
import { createStore } from "../state/create-store.ts";

/** Something that went wrong around the page that is shown. */
export interface AppError {
	/** `locale`: messages were not answered. `chunk`: a file of the site is gone. */
	readonly kind: "offline" | "locale" | "chunk";
	/** What exactly went wrong, as specified for logs and for people. */
	readonly message?: string;
	/** Where the visitor wanted to go, to try again. */
	readonly href?: string;
}

/** The app-level error. `undefined` when all is well. */
export const appErrorStore = createStore<AppError | undefined>(undefined);

/** Shows an error beside the page; a newer one takes its place. */
export function setAppError(error: AppError): void {
	appErrorStore.write(error);
}

/** Takes the error away and, if told, leads to another address of the site. */
export function clearAppError(options: { redirect?: string } = {}): void {
	appErrorStore.write(undefined);
	if (options.redirect !== undefined) navigateTo(options.redirect);
}
