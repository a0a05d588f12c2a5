import { latestBuildPath } from "../../shared/endpoints.ts";
import { send } from "../http.ts";

const timeout = 5000;

/** Whether the server answers now, so that a document can be loaded from it. */
export async function isServerReachable(): Promise<boolean> {
	try {
		const path = `${latestBuildPath}?${Date.now()}`;
		return (await send(path, { timeout })).status === 200;
	} catch {
		return false;
	}
}
