import type {
	EnquiryError,
	EnquiryFailure,
	EnquiryFault,
	SubmittedEnquiry,
} from "../../shared/enquiry/enquiry.ts";

/** A displayed error: a fault with a translation, or the server's own text. */
export interface ShownError {
	readonly field: string;
	readonly fault?: EnquiryFault;
	readonly text?: string;
}

/** Why a submission failed, as told by the server or implied by a missing response. */
export type SendFailure = EnquiryFailure | "offline" | "refused";

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
	| { readonly type: "refuse"; readonly errors: readonly ShownError[] }
	| { readonly type: "fail"; readonly failure: SendFailure }
	| { readonly type: "sent"; readonly reference: string }
	| { readonly type: "restart" };

/** The initial state of a form, including errors from a post without scripts. */
export function startState(submitted: SubmittedEnquiry | undefined): FormState {
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
		case "refuse":
			return {
				phase: "editing",
				errors: action.errors,
				attempts: attempts + 1,
				fill,
			};
		case "fail":
			return {
				phase: "editing",
				errors: [],
				failure: action.failure,
				attempts: attempts + 1,
				fill,
			};
		case "sent":
			return {
				phase: "sent",
				errors: [],
				reference: action.reference,
				attempts: 0,
				fill,
			};
		case "restart":
			return { phase: "editing", errors: [], attempts: 0, fill: fill + 1 };
	}
}
