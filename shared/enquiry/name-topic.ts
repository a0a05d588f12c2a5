import type { i18n } from "i18next";
import {
	generalTopics,
	industryTopic,
	serviceTopic,
	topicIndustries,
	topicServices,
} from "./topics.ts";

/** What an enquiry is about, in words; as it was sent where we have none for it. */
export function nameTopic(topic: string, i18n: Pick<i18n, "t">): string {
	return nameOurTopic(topic, i18n) ?? topic;
}

/** The same, or nothing for an unknown topic. */
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
