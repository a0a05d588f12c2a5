import { useCallback, useState } from "react";
import { usePage } from "./page-context.ts";

/**
 * Whether a dialog is open, or what opened it; `undefined` before. It closes when navigation shows
 * another page or language, or stays on this one because a load failed: the error notice would be
 * hidden behind a dialog.
 */
export function useOpenHere<Opener = boolean>(): [
	opener: Opener | undefined,
	setOpener: (opener: Opener | undefined) => void,
] {
	const here = usePage();
	const [opened, setOpened] = useState<{
		opener: Opener | undefined;
		on: object;
	}>();
	const setOpener = useCallback(
		(opener: Opener | undefined) => setOpened({ opener, on: here }),
		[here],
	);
	return [opened?.on === here ? opened.opener : undefined, setOpener];
}
