import { latestBuildPath } from "../../shared/endpoints.ts";
import { send } from "../http.ts";

const timeout = 5000;

/** Whether the server is reachable, so that a document can be loaded. */
export async function isServerReachable(): Promise<boolean> {
	try {
		const path = `${latestBuildPath}?${Date.now()}`;
		return (await send(path, { timeout })).status === 200;
	} catch {
		return false;
	}
}
