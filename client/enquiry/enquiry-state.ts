import type {
	EnquiryError,
	RejectedForm,
} from "../../shared/enquiry/enquiry.ts";
import type { SendFailure, SendResult, ShownError } from "./send-attempt.ts";

export interface FormState {
	readonly phase: "editing" | "sending" | "sent";
	readonly errors: readonly ShownError[];
	readonly failure?: SendFailure;
	/** Number of failed attempts; the summary announces each. */
	readonly attempts: number;
	readonly reference?: string;
	/** Upload progress in percent. */
	readonly percent?: number;
	/** Number of forms submitted before this one. */
	readonly fill: number;
}

export type EnquiryAction =
	| { readonly type: "check"; field: string; error: EnquiryError | undefined }
	| { readonly type: "send" }
	| { readonly type: "progress"; readonly percent: number }
	| { readonly type: "end"; readonly result: SendResult }
	| { readonly type: "restart" };

/** The initial state of a form, including errors from a post without scripts. */
export function startState(submitted: RejectedForm | undefined): FormState {
	return {
		phase: "editing",
		errors: submitted?.errors ?? [],
		...(submitted?.failure && { failure: submitted.failure }),
		attempts: submitted ? 1 : 0,
		fill: 0,
	};
}

/** The form's reducer. */
export function reduceEnquiry(
	state: FormState,
	action: EnquiryAction,
): FormState {
	const { attempts, fill } = state;
	switch (action.type) {
		case "check": {
			const others = state.errors.filter(({ field }) => field !== action.field);
			const errors = action.error ? [...others, action.error] : others;
			return { ...state, errors };
		}
		case "send":
			return { phase: "sending", errors: [], attempts, fill };
		case "progress":
			return state.phase === "sending"
				? { ...state, percent: action.percent }
				: state;
		case "end": {
			const { result } = action;
			if (result.kind === "sent") {
				const { reference } = result;
				return { phase: "sent", errors: [], reference, attempts: 0, fill };
			}
			return {
				phase: "editing",
				errors: result.kind === "invalid" ? result.errors : [],
				...(result.kind === "failed" && { failure: result.failure }),
				attempts: attempts + 1,
				fill,
			};
		}
		case "restart":
			return { phase: "editing", errors: [], attempts: 0, fill: fill + 1 };
	}
}
