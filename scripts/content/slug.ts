/**
 * The slug of a name: lower case, ampersands and spaces as hyphens, everything else stripped.
 * Runs of hyphens collapse, so that "Oil & Gas" is `oil-gas`.
 */
export function slugify(name: string): string {
	return name
		.toLowerCase()
		.replace(/[&\s]+/g, "-")
		.replace(/[^a-z0-9-]/g, "")
		.replace(/-+/g, "-")
		.replace(/^-|-$/g, "");
}
