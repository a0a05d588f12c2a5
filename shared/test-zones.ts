/** Time zones with unusual rules: changes at midnight, half-hour offsets, a skipped day. */
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
