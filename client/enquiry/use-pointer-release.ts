import { useEffect, useRef } from "react";

/**
 * Returns a function whose promise resolves once no pointer is pressed. Showing or hiding a message
 * during a press would move the target from under the pointer and lose the click.
 */
export function usePointerRelease(): () => Promise<void> {
	const isPressed = useRef(false);
	const waiting = useRef<(() => void)[]>([]);

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const press = ({ button }: PointerEvent) => {
			// Other buttons open context menus, which may swallow the release.
			if (button === 0) isPressed.current = true;
		};
		const release = () => {
			isPressed.current = false;
			// The click event follows this one.
			setTimeout(() => {
				for (const resolve of waiting.current.splice(0)) resolve();
			});
		};
		window.addEventListener("pointerdown", press, { capture: true, signal });
		for (const type of ["pointerup", "pointercancel"])
			window.addEventListener(type, release, { capture: true, signal });
		return () => listening.abort();
	}, []);

	return () =>
		new Promise((resolve) => {
			if (isPressed.current) waiting.current.push(resolve);
			else resolve();
		});
}
