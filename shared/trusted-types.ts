/**
 * The name of the policy by which our scripts make what browsers parse (Trusted Types,
 * https://www.w3.org/TR/trusted-types/). It is made once a document; the server allows no other.
 */
export const contentPolicy = "site-content";
