import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** A value that only browsers know. The server has another, as has hydration. */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
	return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}
