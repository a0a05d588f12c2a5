import { useTranslation } from "../state/translation.ts";
import type { ShownError } from "./enquiry-state.ts";

/** An error in the visitor's language. */
export function ErrorText({ error }: { error: ShownError }) {
	const { t } = useTranslation("enquiry");
	return error.fault ? t(`errors.${error.fault}`) : error.text;
}
