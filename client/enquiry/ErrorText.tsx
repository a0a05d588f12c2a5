import { useTranslation } from "../state/translation.ts";
import type { ShownError } from "./enquiry-state.ts";

/** What is wrong with a field: a fault by its name, or what the server said. */
export function ErrorText({ error }: { error: ShownError }) {
	const { t } = useTranslation("enquiry");
	return error.fault ? t(`errors.${error.fault}`) : error.text;
}
