import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { nameOurTopic, nameTopic } from "./name-topic.ts";
import { generalTopics, industryTopic, serviceTopic } from "./topics.ts";

/** Translates to the requested key. */
const i18n = createInstance();
await i18n.init({ lng: "cimode", appendNamespaceToCIMode: true });

test.each([
	[generalTopics[0], `enquiry:topics.${generalTopics[0]}`],
	[serviceTopic("hr-consulting"), "common:names.services.hr-consulting"],
	[industryTopic("oil-gas"), "common:names.industries.oil-gas"],
	["industry/space-mining", undefined],
	["", undefined],
])("the topic %j is named by the message %s", (topic, message) => {
	expect(nameOurTopic(topic, i18n)).toBe(message);
	expect(nameTopic(topic, i18n)).toBe(message ?? topic);
});
