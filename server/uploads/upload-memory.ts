/** The memory of all forms together. */
const maximalBytes = 256 * 1024 * 1024;
/** The garbage of forms that V8 is asked to collect: it waits for 300 MB of it, and idles on. */
const garbageBytes = 32 * 1024 * 1024;

interface Form {
	readonly owner: string;
	size: number;
	isWhole: boolean;
	readonly refuse: () => void;
}

const forms = new Set<Form>();
let garbage = 0;

/**
 * Registers a form that is being read. When memory is short, the owner with the largest share loses
 * the form that they began last.
 *
 * @param owner whose share it counts toward.
 * @param refuse is called when the form is evicted.
 */
export function openForm(owner: string, refuse: () => void) {
	const form: Form = { owner, size: 0, isWhole: false, refuse };
	forms.add(form);
	return {
		/** Counts further bytes, and returns whether there is room for them. */
		hold(size: number): boolean {
			if (!forms.has(form)) return false;
			form.size += size;
			while (sumForms() > maximalBytes) {
				const excess = findExcess();
				if (!excess) return false;
				drop(excess);
				if (excess === form) return false;
				excess.refuse();
			}
			return true;
		},
		/** Marks the form as completely read, so that it is no longer evicted. */
		complete(): void {
			form.isWhole = true;
		},
		/** Releases all of its bytes. Idempotent. */
		release: () => drop(form),
	};
}

function drop(form: Form): void {
	if (!forms.delete(form)) return;
	garbage += form.size;
	if (garbage < garbageBytes) return;
	garbage = 0;
	// `dist/server/start` exposes it.
	void globalThis.gc?.({ type: "major", execution: "async" });
}

/** The size of all forms in memory, in bytes. */
export function sumForms(): number {
	let bytes = 0;
	for (const { size } of forms) bytes += size;
	return bytes;
}

/** The last incomplete form of the owner with the largest share. */
function findExcess(): Form | undefined {
	const shares = new Map<string, number>();
	for (const { owner, size } of forms)
		shares.set(owner, (shares.get(owner) ?? 0) + size);
	let [excess, most]: [Form | undefined, number] = [undefined, 0];
	for (const form of forms) {
		const share = shares.get(form.owner) ?? 0;
		if (!form.isWhole && form.size > 0 && share >= most)
			[excess, most] = [form, share];
	}
	return excess;
}
