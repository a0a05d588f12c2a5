import { latestBuildPath } from "../shared/endpoints.ts";
import { devFaultsPath } from "./dev-faults.ts";
import { showFaults } from "./dev-overlay.ts";

/**
 * Reloads the page when the server has a new build, and shows faults while there is none. Only `npm
 * run dev` includes this script.
 */
const intervalMs = 100;
let loaded: string | undefined;

void watch();

async function watch(): Promise<void> {
	await look();
	setTimeout(() => void watch(), intervalMs);
}

async function look(): Promise<void> {
	// One request at a time: browsers report each failure while the server restarts.
	const build = await ask(latestBuildPath);
	const faults = build && (await ask(devFaultsPath));
	if (!faults) return;
	loaded ??= build.id;
	if (build.id !== loaded) window.location.reload();
	showFaults(faults);
}

async function ask(path: string) {
	const response = await fetch(`${path}?${Date.now()}`).catch(() => undefined);
	return response?.ok ? response.json() : undefined;
}
