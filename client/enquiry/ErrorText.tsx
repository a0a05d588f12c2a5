import type { ReactNode } from "react";
import { useTranslation } from "../state/translation.ts";
import type { ShownError } from "./attempt.ts";

/** The message of a field error: translated if its fault is known, else the server's text. */
export function ErrorText({ error }: { error: ShownError }): ReactNode {
	const { t } = useTranslation("enquiry");
	return error.fault ? t(`errors.${error.fault}`) : error.text;
}
