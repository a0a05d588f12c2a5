import type { TFunction } from "i18next";
import type { EnquiryKind } from "../../shared/enquiry/enquiry.ts";
import type { FormState } from "./enquiry-state.ts";
import type { SendResult } from "./send-attempt.ts";

/** The heading of what went wrong. */
export function describeFailure(
	t: TFunction<"enquiry">,
	kind: EnquiryKind,
	{ failure, errors }: Pick<FormState, "failure" | "errors">,
): string {
	const { length: count } = errors;
	if (failure) return t(`failures.${failure}.heading`);
	return kind === "application"
		? t("summary.application", { count })
		: t("summary.heading", { count });
}

/** The result of a form that is no longer shown. */
export function describeMissed(
	t: TFunction<"enquiry">,
	kind: EnquiryKind,
	result: SendResult,
): string {
	if (result.kind !== "sent")
		return t("missed.unsent", {
			heading: describeFailure(t, kind, { errors: [], ...result }),
		});
	const { reference } = result;
	const isApplication = kind === "application";
	return t("missed.sent", {
		heading: t(isApplication ? "sent.applicationHeading" : "sent.heading"),
		reference,
	});
}
