import { latestBuildPath } from "../shared/endpoints.ts";
import { devFaultsPath } from "./dev-faults.ts";

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

const heading = "The site is not built: this is wrong";
const style =
	"position:fixed;inset:0;inline-size:auto;block-size:auto;margin:0;padding:2rem;border:0;overflow:auto;background:#1b1b1f;color:#f4f4f5;font:14px/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere";
const className = "dev-faults";

/**
 * Shows faults in content or code in an overlay, or removes it.
 *
 * @param lines one per fault; an empty list removes the overlay
 */
function showFaults(lines: readonly string[]): void {
	const shown = document.querySelector(`.${className}`);
	const text = [heading, ...lines].join("\n\n");
	if (lines.length > 0 && shown?.textContent === text) return;
	shown?.remove();
	if (lines.length === 0) return;
	const overlay = document.createElement("div");
	overlay.className = className;
	overlay.role = "alert";
	overlay.popover = "manual";
	overlay.style.cssText = style;
	overlay.textContent = text;
	document.body.append(overlay);
	overlay.showPopover();
}
