/**
 * The groups of content in the order of the list, with their labels, and whether editors may add to
 * them.
 */
export const groups: Readonly<
	Record<
		string,
		{
			readonly label: string;
			readonly isOpen: boolean;
			/** How to add an entry, if the editor cannot. */
			readonly hint?: string;
		}
	>
> = {
	articles: { label: "Articles", isOpen: true },
	positions: { label: "Vacancies", isOpen: true },
	offices: { label: "Offices", isOpen: true },
	texts: { label: "Text of pages", isOpen: false },
	facts: { label: "Facts", isOpen: true },
	"hiring-law": { label: "Hiring law by country", isOpen: false },
	guides: {
		label: "Country guides",
		isOpen: false,
		hint: "A new country needs its sources and its text in every language at once: CONTRIBUTING.md, “A country guide”.",
	},
	"guide-sources": { label: "Sources of the guides", isOpen: false },
	solutions: { label: "Solutions", isOpen: true },
	topics: {
		label: "Topics",
		isOpen: false,
		hint: "A new one needs an address in the site map: CONTRIBUTING.md, “A solution, a policy, a page about a subject”.",
	},
	templates: { label: "Documents to download", isOpen: true },
};

/** Whether entries can be added and deleted without changes to code. */
export function isOpenGroup(group: string): boolean {
	return Object.hasOwn(groups, group) && groups[group]?.isOpen === true;
}

/** The address of a file's form, if it has one. */
export function formOfFile(file: string): string | undefined {
	const [, shared] = /^locales\/([\w-]+)\.json$/.exec(file) ?? [];
	if (shared) return undefined;
	const [, kind = "texts", name] =
		/^locales\/[\w-]+\/(?:([\w-]+)\/)?([\w-]+)\.(?:md|json)$/.exec(file) ?? [];
	return name && `/${kind}/${name}`;
}
