import { latestBuildPath } from "../shared/endpoints.ts";

/** Reloads the page when a new build answers. Only `npm run dev` builds this in. */
const intervalMs = 100;
let loaded: string | undefined;

setInterval(() => void look(), intervalMs);

async function look(): Promise<void> {
	const response = await fetch(`${latestBuildPath}?${Date.now()}`).catch(
		() => undefined,
	);
	// The server is about to come back.
	if (!response?.ok) return;
	const { id } = await response.json();
	loaded ??= id;
	if (id !== loaded) window.location.reload();
}
