/** Ordered as in the Gulf, where the week of Riyadh and Doha begins on Sunday. */
export const weekDays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;
export type WeekDay = (typeof weekDays)[number];
