import {
	type ChangeEvent,
	type FocusEvent,
	type SubmitEvent,
	useEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
} from "react";
import { startMessage } from "../../shared/enquiry/starter.ts";
import { usePage } from "../state/page-context.ts";
import {
	clearDraft,
	type FormSubject,
	prepareAttempt,
	readDraft,
	sendDraft,
	startDraft,
	writeDraft,
} from "./enquiry-draft.ts";
import { reduceEnquiry, startState } from "./enquiry-state.ts";
import {
	readFile,
	readInput,
	readValues,
	restoreValues,
} from "./form-values.ts";
import type { SendResult } from "./send-attempt.ts";
import { usePointerRelease } from "./use-pointer-release.ts";
import { useSending } from "./use-sending.ts";
import { useSubmitted } from "./use-submitted.ts";

/**
 * Behavior of an enquiry form: saves drafts, validates, and submits once.
 *
 * @param presetTopic topic that the form was opened with; overrides a saved one
 * @param started initial text of the message, placed above a saved one
 */
export function useEnquiry(
	{ kind, position }: FormSubject,
	presetTopic: string | undefined,
	started: string,
) {
	const page = usePage();
	const { locale } = page;
	const subject = useMemo(() => ({ kind, position }), [kind, position]);
	const submitted = useSubmitted(kind);
	const [state, dispatch] = useReducer(reduceEnquiry, submitted, startState);
	const form = useRef<HTMLFormElement>(null);
	const sendOnce = useSending(subject, form, dispatch);
	const afterPointerRelease = usePointerRelease();
	const { fill } = state;
	const shown = fill === 0 ? submitted : undefined;
	const begun = fill === 0 ? started : "";
	const shownSince = fill === 0 ? page.shownSince : undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a form after the first is a new one
	useLayoutEffect(() => {
		if (!form.current) return;
		const draft = readDraft(subject) ?? startDraft(shownSince);
		const { topic, message = "", ...others } = draft.values;
		if (!shown)
			restoreValues(form.current, {
				...others,
				message: startMessage(begun, message),
				...(topic && !presetTopic ? { topic } : {}),
			});
		writeDraft(subject, { ...draft, values: readValues(form.current) });
	}, [subject, presetTopic, begun, shown, fill]);

	useEffect(() => {
		// The link to another enquiry had the focus, and is gone.
		if (fill > 0)
			form.current?.querySelector<HTMLElement>("input[required]")?.focus();
	}, [fill]);

	const keep = (): void => {
		loadSending().catch(() => {});
		if (!form.current) return;
		const draft = readDraft(subject) ?? startDraft();
		writeDraft(subject, { ...draft, values: readValues(form.current) });
	};

	const check = async (field: string, value: string): Promise<void> => {
		const isWrong = state.errors.some((error) => error.field === field);
		if (!form.current || (value === "" && !isWrong)) return;
		const errors = await validate(readInput(form.current, subject, locale));
		const error = errors.find((found) => found.field === field);
		await afterPointerRelease();
		dispatch({ type: "check", field, error });
	};

	const send = async (
		element: HTMLFormElement,
		onProgress: (percent: number) => void,
	): Promise<SendResult> => {
		const input = readInput(element, subject, locale);
		const file = readFile(element);
		const errors = await validate(input);
		if (errors.length > 0) return { kind: "invalid", errors };
		const result = await sendDraft(
			prepareAttempt(readDraft(subject) ?? startDraft(), input),
			async ({ key, shownAt }) =>
				(await loadSending()).sendAttempt({
					input,
					file,
					key,
					shownAt,
					onProgress,
				}),
			(draft) => writeDraft(subject, draft),
		);
		if (result.kind === "sent") clearDraft(subject);
		return result;
	};

	return {
		state,
		form,
		/** Initial values, including those of a form that the server shows again. */
		values: shown?.values ?? { message: begun },
		restart: () => dispatch({ type: "restart" }),
		onInput: keep,
		onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
			event.preventDefault();
			keep();
			const { currentTarget } = event;
			sendOnce((onProgress) => send(currentTarget, onProgress));
		},
		onBlur: ({ target, relatedTarget }: FocusEvent): void => {
			// The button submits the form, which checks every field, or leaves it.
			if (relatedTarget instanceof HTMLButtonElement) return;
			if (
				target.matches(
					"input:not([type=checkbox], [type=file]), textarea, select",
				)
			)
				void check(
					target.getAttribute("name") ?? "",
					"value" in target ? String(target.value) : "",
				);
		},
		/** For checkboxes and files, which are checked on change. */
		onChange: ({ target }: ChangeEvent): void => {
			if (!(target instanceof HTMLInputElement)) return;
			if (target.type === "checkbox")
				void check(target.name, target.checked ? "true" : "");
			if (target.type === "file") void check(target.name, target.value);
		},
	};
}

/**
 * Loads the code that submits, also while the visitor types. Some browsers never retry a failed
 * import, so a moment offline would otherwise break the form; and a deployment may remove the file.
 */
function loadSending() {
	return import("./send-attempt.ts");
}

/** Validates an enquiry. If the rules fail to load, only the server validates. */
async function validate(input: Readonly<Record<string, unknown>>) {
	try {
		const schema = await import("../../shared/enquiry/enquiry-schema.ts");
		const result = schema.validateEnquiry(input);
		return "errors" in result ? result.errors : [];
	} catch {
		return [];
	}
}
