import { latestBuildPath } from "../shared/endpoints.ts";
import { devFaultsPath } from "./dev-faults.ts";
import { showFaults } from "./dev-overlay.ts";

/**
 * Reloads the page when the server has a new build, and shows faults while there is none. Only `npm
 * run dev` includes this script.
 */
const intervalMs = 100;
/** Poll interval while the server restarts. */
const awayMs = 20;
let loaded: string | undefined;

void watch();

async function watch(): Promise<void> {
	const isThere = await look();
	setTimeout(() => void watch(), isThere ? intervalMs : awayMs);
}

/** @returns whether the server responds */
async function look(): Promise<boolean> {
	const [build, faults] = await Promise.all([
		ask(latestBuildPath),
		ask(devFaultsPath),
	]);
	if (!build || !faults) return false;
	loaded ??= build.id;
	if (build.id !== loaded) window.location.reload();
	showFaults(faults);
	return true;
}

async function ask(path: string) {
	const response = await fetch(`${path}?${Date.now()}`).catch(() => undefined);
	return response?.ok ? response.json() : undefined;
}
