import { type RefObject, useEffect } from "react";

const heard = ["scroll", "wheel", "touchmove", "keydown", "click"];
/** CSS pixels at a page's top at which it stays. */
const topPx = 99;

/**
 * Marks a header as `data-away` while its reader scrolls down by hand, until they scroll up. What
 * follows a click does not count: the section that it led to has been placed below the header.
 * Whether the mark hides it is up to the styles, which know of focus, open panels and reduced motion.
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
