import { useTranslation } from "../state/translation.ts";
import type { ShownError } from "./enquiry-state.ts";

export function ErrorText({ error }: { error: ShownError }) {
	const { t } = useTranslation("enquiry");
	return error.fault ? t(`errors.${error.fault}`) : error.text;
}
