import { isWordKey, type WordKey, type Words } from "../words/words.ts";

interface Group {
	readonly isOpen: boolean;
	/** How to add an entry, if the editor cannot. */
	readonly hint?: WordKey;
}

/** The groups of content in the order of the list, and whether editors may add to them. */
export const groups: Readonly<Record<string, Group>> = {
	articles: { isOpen: true },
	positions: { isOpen: true },
	offices: { isOpen: true },
	texts: { isOpen: false },
	facts: { isOpen: true },
	"hiring-law": { isOpen: false },
	guides: { isOpen: false, hint: "groups.guidesHint" },
	"guide-sources": { isOpen: false },
	solutions: { isOpen: true },
	topics: { isOpen: false, hint: "groups.topicsHint" },
	templates: { isOpen: true },
};

/** Whether entries can be added and deleted without changes to code. */
export function isOpenGroup(group: string): boolean {
	return Object.hasOwn(groups, group) && groups[group]?.isOpen === true;
}

export function nameOfGroup({ t }: Words, group: string): string {
	const key = `groups.${group}`;
	return isWordKey(key) ? t(key) : group;
}

/** The address of a file's form, if it has one. */
export function formOfFile(file: string): string | undefined {
	const [, shared] = /^locales\/([\w-]+)\.json$/.exec(file) ?? [];
	if (shared) return undefined;
	const [, kind = "texts", name] =
		/^locales\/[\w-]+\/(?:([\w-]+)\/)?([\w-]+)\.(?:md|json)$/.exec(file) ?? [];
	return name && `/${kind}/${name}`;
}
