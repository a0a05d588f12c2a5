/** Of all forms together. */
const maximalBytes = 256 * 1024 * 1024;

/** Bytes of one form that are in memory. */
export interface HeldForm {
	/** Counts further bytes, and says whether there is room for them. */
	hold(size: number): boolean;
	/** Says that it has been read whole, and makes no more room for others. */
	complete(): void;
	/** Counts all of them back. May be called again. */
	release(): void;
}

interface Form {
	readonly owner: string;
	size: number;
	isWhole: boolean;
	readonly refuse: () => void;
}

const forms = new Set<Form>();

/**
 * Opens the account of a form that is being read. While memory is short, who holds most of it makes
 * room for those who hold less, with the form that was begun last.
 *
 * @param owner whose share it takes.
 * @param refuse is called when others need its room.
 */
export function openForm(owner: string, refuse: () => void): HeldForm {
	const form: Form = { owner, size: 0, isWhole: false, refuse };
	forms.add(form);
	return {
		hold(size) {
			if (!forms.has(form)) return false;
			form.size += size;
			while (sumForms() > maximalBytes) {
				const excess = findExcess();
				if (!excess) return false;
				forms.delete(excess);
				if (excess === form) return false;
				excess.refuse();
			}
			return true;
		},
		complete() {
			form.isWhole = true;
		},
		release: () => void forms.delete(form),
	};
}

/** Bytes of all forms in memory. */
export function sumForms(): number {
	let bytes = 0;
	for (const { size } of forms) bytes += size;
	return bytes;
}

/** The last form still being read of the owner who holds most. */
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
