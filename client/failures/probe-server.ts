import { latestBuildPath } from "../../shared/endpoints.ts";
import { reportBuild } from "../navigation/new-build.ts";

const timeoutMs = 5000;

/**
 * Whether the server answers now, so that a document can be loaded from it. Takes no help from
 * files that may themselves be out of reach.
 */
export async function isServerReachable(): Promise<boolean> {
	try {
		const response = await fetch(`${latestBuildPath}?${Date.now()}`, {
			cache: "no-store",
			signal: AbortSignal.timeout(timeoutMs),
		});
		reportBuild(response.headers.get("X-Build-Id"));
		return response.ok;
	} catch {
		return false;
	}
}
