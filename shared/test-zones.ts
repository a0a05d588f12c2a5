/** Where clocks are seldom simple: at midnight, by half an hour, over a day that there never was. */
export const testZones = [
	"Asia/Dubai",
	"UTC",
	"Asia/Beirut",
	"America/Sao_Paulo",
	"America/Havana",
	"Australia/Lord_Howe",
	"Asia/Kathmandu",
	"Pacific/Apia",
	"Pacific/Kiritimati",
	"America/Los_Angeles",
];
