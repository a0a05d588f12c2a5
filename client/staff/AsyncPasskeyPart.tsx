import { createAsyncComponent } from "../state/async-component.tsx";

/** Loads {@link PasskeyPart} on demand, because few visitors need it. */
export const AsyncPasskeyPart = createAsyncComponent<{ isAgain?: boolean }>({
	load: async () => (await import("./PasskeyPart.tsx")).PasskeyPart,
	namespaces: [],
	// If it fails to load, the password still works.
	isSilent: true,
});
