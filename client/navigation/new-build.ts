import { readPageData } from "../state/read-page-data.ts";

let isOutdated = false;

/** Records the build id of a response. A different one marks this page as outdated for good. */
export function reportBuild(id: string | null | undefined): void {
	if (id && id !== readPageData().buildId) isOutdated = true;
}

/** Whether the server runs another build than this page. */
export function hasNewBuild(): boolean {
	return isOutdated;
}
