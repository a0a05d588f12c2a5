import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { readPreference } from "../state/locale-preference.ts";
import { readPageData } from "../state/read-page-data.ts";
import { readSession } from "../state/tab-session.ts";
import { isLeftToServer } from "./is-left-to-server.ts";
import { hasNewBuild } from "./new-build.ts";
import { needsDocument } from "./route-rules.ts";

/** The page at a path, if it can be shown here, without loading its document. */
export function findShowable(
	path: string,
): ReturnType<typeof findLocalizedPage> {
	const found = findLocalizedPage(path);
	if (!found || hasNewBuild() || needsDocument(path)) return undefined;
	const { page, locale } = found;
	const { guardExemptPaths = ["/"] } = readPageData();
	// Another tab may have changed the language. The start script follows it.
	return locale !== (readPreference() ?? locale) ||
		isLeftToServer(page, readSession().token, guardExemptPaths)
		? undefined
		: found;
}
