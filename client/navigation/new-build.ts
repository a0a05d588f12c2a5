import { readPageData } from "../state/read-page-data.ts";

let isOutdated = false;

/** Hears which build has answered; of another than the page's the page is outdated for good. */
export function reportBuild(id: string | null | undefined): void {
	if (id && id !== readPageData().buildId) isOutdated = true;
}

/** Whether the server has another build than the one that is shown. */
export function hasNewBuild(): boolean {
	return isOutdated;
}
