/** Trusted Types, which TypeScript does not know yet, and not every browser has. */
declare var trustedTypes:
	| {
			/**
			 * Makes a policy. What it gives is no text, but is taken where the browser wants one.
			 *
			 * @throws when the page's policy does not allow the name, or one has it.
			 */
			createPolicy<Rules>(name: string, rules: Rules): Rules;
	  }
	| undefined;
