/** Whether `npm run dev` made this build; that replaces the expression when bundling. */
export const isDevelopment = process.env.NODE_ENV === "development";
