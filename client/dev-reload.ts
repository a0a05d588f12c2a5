import { latestBuildPath } from "../shared/endpoints.ts";
import { devFaultsPath } from "./dev-faults.ts";
import { showFaults } from "./dev-overlay.ts";

/**
 * Reloads the page when a new build answers, and shows what is wrong when there is none. Only
 * `npm run dev` builds this in.
 */
const intervalMs = 100;
let loaded: string | undefined;

setInterval(() => void look(), intervalMs);

async function look(): Promise<void> {
	const [build, faults] = await Promise.all([
		ask(latestBuildPath),
		ask(devFaultsPath),
	]);
	// The server is about to come back.
	if (!build || !faults) return;
	loaded ??= build.id;
	if (build.id !== loaded) window.location.reload();
	showFaults(faults);
}

async function ask(path: string) {
	const response = await fetch(`${path}?${Date.now()}`).catch(() => undefined);
	return response?.ok ? response.json() : undefined;
}
