import { useRef, useState } from "react";

/** Runs one task at a time. `isBusy` tells whether one is running. */
export function useBusy(): [
	isBusy: boolean,
	run: (work: () => Promise<void>) => void,
] {
	const [isBusy, setIsBusy] = useState(false);
	const isRunning = useRef(false);
	const run = (work: () => Promise<void>): void => {
		if (isRunning.current) return;
		isRunning.current = true;
		setIsBusy(true);
		void work().finally(() => {
			isRunning.current = false;
			setIsBusy(false);
		});
	};
	return [isBusy, run];
}
