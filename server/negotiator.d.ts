// The published types lack the option that ranks encodings of equal weight.
declare module "negotiator" {
	export default class Negotiator {
		constructor(request: {
			headers: Readonly<Record<string, string | string[] | undefined>>;
		});
		encodings(
			available: readonly string[],
			options?: { readonly preferred?: readonly string[] },
		): string[];
	}
}
