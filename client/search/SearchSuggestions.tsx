import { type RefObject, useEffect, useId, useState } from "react";
import { navigateTo } from "../navigation/navigate-to.ts";
import { useTranslation } from "../state/translation.ts";
import { moveChoice } from "./move-choice.ts";
import styles from "./SearchSuggestions.module.css";
import { useSuggestions } from "./use-suggestions.ts";

/**
 * Suggestions for the typed text as a listbox, after the WAI-ARIA combobox pattern. The focus stays
 * in the field; arrow keys select, Enter follows, Escape closes.
 */
export function SearchSuggestions(props: {
	input: RefObject<HTMLInputElement | null>;
}) {
	const { input } = props;
	const { t } = useTranslation("search");
	const id = useId();
	const [text, setText] = useState(() => input.current?.value ?? "");
	// The field may have been used while this component loaded.
	const [isOpen, setOpen] = useState(
		() => document.activeElement === input.current,
	);
	const [chosen, setChosen] = useState(-1);
	const suggestions = useSuggestions(text);
	const isShown = isOpen && suggestions.length > 0;
	const chosenId = isShown && chosen >= 0 ? `${id}-${chosen}` : undefined;
	const href = isShown ? suggestions[chosen]?.href : undefined;

	useEffect(() => {
		const field = input.current;
		if (!field) return;
		const stop = new AbortController();
		const on = <Type extends keyof HTMLElementEventMap>(
			type: Type,
			listener: (event: HTMLElementEventMap[Type]) => void,
		) => field.addEventListener(type, listener, { signal: stop.signal });
		const suggest = (): void => {
			setText(field.value);
			setChosen(-1);
			setOpen(true);
		};
		// Letters that an input method still turns into characters are no query.
		on("input", (event) => {
			if (!(event instanceof InputEvent && event.isComposing)) suggest();
		});
		on("compositionend", suggest);
		on("focus", () => setOpen(true));
		on("blur", () => setOpen(false));
		on("keydown", (event) => {
			if (event.isComposing) return;
			const next = moveChoice(event.key, chosen, suggestions.length);
			if (next !== undefined && suggestions.length > 0) {
				event.preventDefault();
				setOpen(true);
				setChosen(next);
			} else if (event.key === "Escape" && isShown) {
				event.preventDefault();
				setOpen(false);
			} else if (event.key === "Enter" && href) {
				event.preventDefault();
				navigateTo(href);
			}
		});
		return () => stop.abort();
	}, [input, chosen, suggestions, isShown, href]);

	// Catches input typed between the first render and now.
	useEffect(() => setText(input.current?.value ?? ""), [input]);

	useEffect(() => {
		const field = input.current;
		field?.setAttribute("role", "combobox");
		field?.setAttribute("aria-autocomplete", "list");
		field?.setAttribute("aria-expanded", String(isShown));
		field?.setAttribute("aria-controls", id);
		if (chosenId) field?.setAttribute("aria-activedescendant", chosenId);
		else field?.removeAttribute("aria-activedescendant");
	}, [input, id, isShown, chosenId]);

	return (
		<div
			className={styles.list}
			id={id}
			role="listbox"
			aria-label={t("suggestions")}
			hidden={!isShown}
		>
			{suggestions.map((suggestion, index) => (
				<a
					className={styles.choice}
					key={suggestion.href}
					id={`${id}-${index}`}
					role="option"
					aria-selected={index === chosen}
					tabIndex={-1}
					href={suggestion.href}
					// Keeps the focus in the field; otherwise the list would close before the
					// click.
					onPointerDown={(event) => event.preventDefault()}
				>
					<span>{suggestion.title}</span>
					{suggestion.section ? <small>{suggestion.section}</small> : null}
				</a>
			))}
		</div>
	);
}
