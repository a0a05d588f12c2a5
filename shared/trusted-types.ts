/**
 * The Trusted Types policy of our scripts (https://www.w3.org/TR/trusted-types/). It is created
 * once per document; the server allows no other.
 */
export const contentPolicy = "site-content";
