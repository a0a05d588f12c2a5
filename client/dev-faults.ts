/** Where `npm run dev` tells open pages what is wrong: a list of lines, empty if nothing is. */
export const devFaultsPath = "/dev-faults.json";
