import { useState } from "react";
import { usePage } from "./page-context.ts";

/**
 * Whether a dialog is open. It closes when navigation shows another page or language, or stays on
 * this one because a load failed: the error notice would be hidden behind a dialog.
 */
export function useOpenHere(): [
	isOpen: boolean,
	setOpen: (isOpen: boolean) => void,
] {
	const here = usePage();
	const [openOn, setOpenOn] = useState<object>();
	return [openOn === here, (isOpen) => setOpenOn(isOpen ? here : undefined)];
}
