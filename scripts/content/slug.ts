/**
 * The slug of a name: lower case, each run of ampersands and spaces a hyphen, everything else
 * removed. "Oil & Gas" becomes `oil-gas`.
 */
export function slugify(name: string): string {
	return name
		.toLowerCase()
		.replace(/[&\s]+/g, "-")
		.replace(/[^a-z0-9-]/g, "")
		.replace(/-+/g, "-")
		.replace(/^-|-$/g, "");
}
