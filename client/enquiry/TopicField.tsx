import {
	generalTopics,
	industryTopic,
	serviceTopic,
	topicIndustries,
	topicServices,
} from "../../shared/enquiry/topics.ts";
import { useTranslation } from "../state/translation.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

/** Selects the topic: a general one, an industry or a service. */
export function TopicField(
	props: FieldProps & { name: "topic"; preset: string | undefined },
) {
	const { id, name, value, error, preset } = props;
	const { t, i18n } = useTranslation("enquiry");
	return (
		<FieldFrame
			id={id}
			label={t("fields.topic.label")}
			hint={t("fields.topic.hint")}
			error={error}
			required={false}
		>
			{(attributes) => (
				<select {...attributes} name={name} defaultValue={value ?? preset}>
					<option value="">{t("topics.none")}</option>
					<optgroup label={t("topics.general")}>
						{generalTopics.map((topic) => (
							<option key={topic} value={topic}>
								{t(`topics.${topic}`)}
							</option>
						))}
					</optgroup>
					<optgroup label={t("topics.services")}>
						{topicServices.map((service) => (
							<option key={service} value={serviceTopic(service)}>
								{i18n.t(`names.services.${service}`)}
							</option>
						))}
					</optgroup>
					<optgroup label={t("topics.industries")}>
						{topicIndustries.map((industry) => (
							<option key={industry} value={industryTopic(industry)}>
								{i18n.t(`names.industries.${industry}`)}
							</option>
						))}
					</optgroup>
				</select>
			)}
		</FieldFrame>
	);
}
