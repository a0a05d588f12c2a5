import { routeOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { CallToAction } from "./CallToAction.tsx";
import { ContactBand } from "./ContactBand.tsx";

/**
 * The end of every page: a contact link, or on the home page {@link CallToAction}. Staff pages have
 * none.
 */
export function PageClosing() {
	const { page } = usePage();
	const { layout, isPrivate } = routeOf(page);
	if (layout === "homepage") return <CallToAction />;
	return isPrivate ? null : <ContactBand />;
}
