import type { BrandData } from "./firm-schema.ts";

/** The source text of `shared/brand-data.ts`. */
export function stringifyBrand(brand: BrandData): string {
	const data = JSON.stringify(brand, null, "\t")
		.replace(/^(\t+)"([a-z]\w*)":/gim, "$1$2:")
		.replace(/([^{[,])\n/g, "$1,\n");
	return `/** The firm. \`npm run rebrand\` writes this file; \`brand.ts\` says what each field means. */
export const brandData = ${data} as const;
`;
}
