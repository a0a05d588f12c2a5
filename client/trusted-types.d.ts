/** Trusted Types: not in TypeScript's library yet, and not in every browser. */
declare var trustedTypes:
	| {
			/**
			 * Creates a policy. Its results are not strings, but browsers accept them where they
			 * require trusted values.
			 *
			 * @throws if the page's CSP does not allow the name, or the name is taken
			 */
			createPolicy<Rules>(name: string, rules: Rules): Rules;
			/** An object that counts as the empty string. */
			readonly emptyHTML: string;
	  }
	| undefined;
