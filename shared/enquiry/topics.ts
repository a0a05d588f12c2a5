import {
	type Industry,
	industries,
	specialIndustries,
} from "../pages/industries.ts";
import {
	type Service,
	serviceChildren,
	serviceFamilies,
} from "../pages/services.ts";

/** General topics of an enquiry. */
export const generalTopics = [
	"hiring",
	"staffing",
	"advisory",
	"work",
	"other",
] as const;

type GeneralTopic = (typeof generalTopics)[number];

/** Industries and services that an enquiry may be about. */
export const topicIndustries: readonly Industry[] = [
	...industries,
	...specialIndustries,
];
export const topicServices: readonly Service[] = [
	...serviceFamilies,
	...serviceChildren.filter((service) => service !== "services"),
];

/** The topic that a form is opened with. */
export interface TopicPreset {
	readonly topic?: GeneralTopic | undefined;
	readonly industry?: Industry | undefined;
	readonly service?: Service | undefined;
}

/** The topic value of a preset; the most specific one wins. */
export function presetTopic(preset: TopicPreset): string | undefined {
	if (preset.service) return serviceTopic(preset.service);
	if (preset.industry) return industryTopic(preset.industry);
	return preset.topic;
}

export function industryTopic(industry: Industry): string {
	return `industry/${industry}`;
}

export function serviceTopic(service: Service): string {
	return `service/${service}`;
}
