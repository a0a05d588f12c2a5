import { useInBrowser } from "../state/use-in-browser.ts";
import type { PasskeyResult } from "./passkey-requests.ts";

/** Whether the browser supports passkeys; `false` on the server and without scripts. */
export function useHasPasskeys(): boolean {
	return useInBrowser(() => "PublicKeyCredential" in window, false);
}

/**
 * Loads the passkey code and sends a request. If the code cannot be loaded, it is as if no response
 * arrived.
 */
export async function requestPasskey(
	send: (
		code: typeof import("./passkey-requests.ts"),
	) => Promise<PasskeyResult>,
): Promise<PasskeyResult> {
	try {
		return await send(await import("./passkey-requests.ts"));
	} catch {
		return { kind: "refused", refusal: { failure: "offline" } };
	}
}
