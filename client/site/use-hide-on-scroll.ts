import { type RefObject, useEffect } from "react";

const heard = ["scroll", "wheel", "touchmove", "keydown", "click"];
/** Scroll offset in CSS pixels up to which the header always stays. */
const topPx = 99;

/**
 * Sets `data-away` on a header while the visitor scrolls down, until they scroll up. Scrolling
 * after a click does not count, because the target section was positioned below the header. The
 * styles decide whether the mark hides the header; they know about focus, open panels and reduced
 * motion.
 */
export function useHideOnScroll(ref: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		let last = 0;
		let isByHand = false;
		const follow = ({ type }: Event): void => {
			if (type !== "scroll") {
				isByHand = type !== "click";
				return;
			}
			const { scrollY } = window;
			ref.current?.toggleAttribute(
				"data-away",
				isByHand && scrollY > last && scrollY > topPx,
			);
			last = scrollY;
		};
		for (const type of heard) addEventListener(type, follow, { passive: true });
		return () => {
			for (const type of heard) removeEventListener(type, follow);
		};
	}, [ref]);
}
