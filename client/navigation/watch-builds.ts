import { latestBuildPath } from "../../shared/endpoints.ts";
import { requestJson } from "../http.ts";
import { reportBuild } from "./new-build.ts";

const pollIntervalMs = 10 * 60 * 1000;

/** Polls the current build, also when a hidden tab becomes visible. */
export function watchBuilds(): void {
	setInterval(() => void ask(), pollIntervalMs);
	document.addEventListener("visibilitychange", () => {
		if (!document.hidden) void ask();
	});
}

async function ask(): Promise<void> {
	try {
		const { id } = await requestJson<{ id?: string }>(
			`${latestBuildPath}?${Date.now()}`,
		);
		reportBuild(id);
	} catch {
		// The next poll may succeed.
	}
}
