import { useInBrowser } from "../state/use-in-browser.ts";

/** Whether the browser supports passkeys; `false` on the server and without scripts. */
export function useHasPasskeys(): boolean {
	return useInBrowser(() => "PublicKeyCredential" in window, false);
}
