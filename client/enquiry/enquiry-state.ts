import type {
	EnquiryError,
	EnquiryFailure,
	EnquiryFault,
	SubmittedEnquiry,
} from "../../shared/enquiry/enquiry.ts";

/** An error as it is shown: a fault that we can name in any language, or the server's own words. */
export interface ShownError {
	readonly field: string;
	readonly fault?: EnquiryFault;
	readonly text?: string;
}

/** Why an enquiry is not sent: told by the server, or told by its silence. */
export type SendFailure = EnquiryFailure | "offline" | "refused";

export interface EnquiryState {
	readonly phase: "editing" | "sending" | "sent";
	readonly errors: readonly ShownError[];
	readonly failure?: SendFailure;
	/** Counts the attempts that did not succeed, each of which the summary tells. */
	readonly attempts: number;
	readonly reference?: string;
	/** How much of an upload has been sent, in percent. */
	readonly percent?: number;
	/** Counts the forms that have been sent before this one. */
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

/** The state of a form as the server left it. */
export function startState(
	submitted: SubmittedEnquiry | undefined,
): EnquiryState {
	return {
		phase: "editing",
		errors: submitted?.errors ?? [],
		...(submitted?.failure && { failure: submitted.failure }),
		attempts: submitted ? 1 : 0,
		fill: 0,
	};
}

/** What becomes of the form by what happens to it. */
export function reduceEnquiry(
	state: EnquiryState,
	action: EnquiryAction,
): EnquiryState {
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
