import { useEffect, useRef } from "react";

/**
 * Gives what resolves once no pointer is pressed: what a form shows or hides meanwhile moves the
 * box or link under the pointer away, and its click is lost.
 */
export function useRelease(): () => Promise<void> {
	const isPressed = useRef(false);
	const waiting = useRef<(() => void)[]>([]);

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const press = ({ button }: PointerEvent) => {
			// Others open menus, which may swallow the release.
			if (button === 0) isPressed.current = true;
		};
		const release = () => {
			isPressed.current = false;
			// The click comes after this event.
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
