/**
 * Endpoint of `npm run dev` that lists current faults, one per line; an empty list if there are
 * none.
 */
export const devFaultsPath = "/dev-faults.json";
