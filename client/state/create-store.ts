import { useSyncExternalStore } from "react";

/** A value that components follow, and that code outside of React may change. */
export interface Store<Value> {
	read(): Value;
	write(value: Value): void;
	/** Calls the listener after each change; the answer ends that. */
	subscribe(listener: () => void): () => void;
}

/** Makes a store of one immutable value. */
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

/** The store's value now and after each change. Nothing writes to stores on the server. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
	return useSyncExternalStore(subscribe, read, read);
}
