import type { Locale } from "../../shared/locales.ts";
import { navigateTo } from "../navigation/navigate-to.ts";
import { createStore } from "../state/create-store.ts";

/** An error that does not affect the current page, or other news that it does not show. */
export type AppError =
	| {
			/** `locale`: messages failed to load. `chunk`: a script or stylesheet is missing. */
			readonly kind: "offline" | "locale" | "chunk";
			/** Technical details, as specified, for logs and visitors. */
			readonly message?: string;
			/** For a retry: the address that the visitor wanted, or what submits their form again. */
			readonly retry: string | (() => void);
	  }
	| {
			/** The result of an enquiry whose form is gone. */
			readonly kind: "enquiry";
			readonly text: string;
			readonly lang: Locale;
	  };

/** The app-level error; `undefined` if there is none. */
export const appErrorStore = createStore<AppError | undefined>(undefined);

/** Shows an error beside the page, replacing any previous one. */
export function setAppError(error: AppError): void {
	appErrorStore.write(error);
}

/** Clears the error and optionally navigates to an address of the site. */
export function clearAppError(redirect?: string): void {
	appErrorStore.write(undefined);
	if (redirect !== undefined) navigateTo(redirect);
}
