import { useSyncExternalStore } from "react";

/** A value that components subscribe to and code outside React can change. */
export interface Store<Value> {
	read(): Value;
	write(value: Value): void;
	/** Calls the listener after each change. Returns an unsubscribe function. */
	subscribe(listener: () => void): () => void;
}

/** Creates a store for an immutable value. */
export function createStore<Value>(initial: Value): Store<Value> {
	let current = initial;
	const listeners = new Set<() => void>();
	return {
		read: () => current,
		write(value) {
			if (Object.is(value, current)) return;
			current = value;
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

/** Subscribes to a store. Nothing writes to stores on the server. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
	return useSyncExternalStore(subscribe, read, read);
}
