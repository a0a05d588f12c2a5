/** Whether `npm run dev` made this build, which sets it then. */
export const isDevelopment = process.env.NODE_ENV === "development";
