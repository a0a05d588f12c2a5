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

/** The subject of a consultation on a page of an industry or a service. */
export interface ConsultationPreset {
	/** The industry's or service's page, whose name is shown. */
	readonly subject: Page;
	readonly industry?: Industry;
	readonly service?: Service;
}

/** The industry or service that a page belongs to; `undefined` for general pages. */
export function consultationPreset(page: Page): ConsultationPreset | undefined {
	const [, section, name] = page.path.split("/");
	if (section === "industries") {
		const all: readonly Industry[] = [...industries, ...specialIndustries];
		const industry = all.find((known) => known === name);
		return industry && { industry, subject: pageOf("industry", { industry }) };
	}
	if (section === "services") {
		const all: readonly Service[] = [...serviceFamilies, ...serviceChildren];
		// The services overview is not about a single service.
		const service = all.find((known) => known === name && known !== "services");
		return service && { service, subject: pageOf("service", { service }) };
	}
	return undefined;
}
