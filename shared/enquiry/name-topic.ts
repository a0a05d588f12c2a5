import type { i18n } from "i18next";
import {
	generalTopics,
	industryTopic,
	serviceTopic,
	topicIndustries,
	topicServices,
} from "./topics.ts";

/** The display name of a topic, or the topic as submitted if it is unknown. */
export function nameTopic(topic: string, i18n: Pick<i18n, "t">): string {
	return nameOurTopic(topic, i18n) ?? topic;
}

/** The display name of a known topic, else `undefined`. */
export function nameOurTopic(
	topic: string,
	i18n: Pick<i18n, "t">,
): string | undefined {
	const general = generalTopics.find((known) => known === topic);
	if (general) return i18n.t(`enquiry:topics.${general}`);
	const service = topicServices.find((name) => serviceTopic(name) === topic);
	if (service) return i18n.t(`common:names.services.${service}`);
	const industry = topicIndustries.find(
		(name) => industryTopic(name) === topic,
	);
	return industry && i18n.t(`common:names.industries.${industry}`);
}
