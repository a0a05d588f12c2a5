/**
 * Keeps what visitors do to fields while React hydrates them. React renders content anew that a
 * translation or a browser extension has changed, with empty fields and without the focus.
 *
 * @param signal ends the listening
 * @returns a function that passes input and focus on to the fields that replaced the old ones
 */
export function keepTyped(content: Element, signal: AbortSignal): () => void {
	const findFields = () =>
		content.querySelectorAll<HTMLInputElement>("input, select, textarea");
	const old = findFields();
	let focused: EventTarget | null = document.activeElement;
	content.addEventListener(
		"focusin",
		({ target }) => {
			focused = target;
		},
		{ signal },
	);
	return () => {
		for (const [index, field] of findFields().entries()) {
			const { name, value, checked, files } = old[index] ?? field;
			if (name !== field.name) continue;
			if (old[index] === focused && document.activeElement === document.body)
				field.focus({ preventScroll: true });
			if (value === field.value && checked === field.checked) continue;
			if (files) field.files = files;
			else Object.assign(field, { value, checked });
			for (const type of ["input", "change"])
				field.dispatchEvent(new Event(type, { bubbles: true }));
		}
	};
}
