import { routeOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { CallToAction } from "./CallToAction.tsx";
import { ContactBand } from "./ContactBand.tsx";

/**
 * What every page ends with: a way to reach us, but for staff; the home page with the two doors and
 * the offices.
 */
export function PageClosing() {
	const { page } = usePage();
	const { layout, isPrivate } = routeOf(page);
	if (layout === "homepage") return <CallToAction />;
	return isPrivate ? null : <ContactBand />;
}
