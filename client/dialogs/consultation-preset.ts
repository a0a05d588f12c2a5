import {
	type Industry,
	industries,
	specialIndustries,
} from "../../shared/pages/industries.ts";
import { type Page, pageOf } from "../../shared/pages/page-paths.ts";
import {
	type Service,
	serviceChildren,
	serviceFamilies,
} from "../../shared/pages/services.ts";

/** What a consultation is about when it is asked for on a page of an industry or a service. */
export interface ConsultationPreset {
	/** The page of the industry or service, which names it. */
	readonly subject: Page;
	readonly industry?: Industry;
	readonly service?: Service;
}

/** The industry or service that a page belongs to; none for general pages. */
export function consultationPreset(page: Page): ConsultationPreset | undefined {
	const [, section, name] = page.path.split("/");
	if (section === "industries") {
		const all: readonly Industry[] = [...industries, ...specialIndustries];
		const industry = all.find((known) => known === name);
		return industry && { industry, subject: pageOf("industry", { industry }) };
	}
	if (section === "services") {
		const all: readonly Service[] = [...serviceFamilies, ...serviceChildren];
		// The overview of all services is about none of them.
		const service = all.find((known) => known === name && known !== "services");
		return service && { service, subject: pageOf("service", { service }) };
	}
	return undefined;
}
