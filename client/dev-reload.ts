import { latestBuildPath } from "../shared/endpoints.ts";
import { devFaultsPath } from "./dev-faults.ts";
import { showFaults } from "./dev-overlay.ts";

/**
 * Reloads the page when a new build answers, and shows what is wrong when there is none. Only
 * `npm run dev` builds this in.
 */
const intervalMs = 100;
/** The server is away only while the next one starts. */
const awayMs = 20;
let loaded: string | undefined;

void watch();

async function watch(): Promise<void> {
	const isThere = await look();
	setTimeout(() => void watch(), isThere ? intervalMs : awayMs);
}

/** @returns whether the server answers. */
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
