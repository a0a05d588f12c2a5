import { expect, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { limitedDisk, smallDisk } from "./full-disk.ts";
import { runDisk } from "./run-disk.ts";

const production = await testBuild("production");
const well = {
	page: 200,
	image: 200,
	enquiry: "201",
	readiness: 200,
	liveness: 200,
};
const ill = {
	page: 200,
	image: 200,
	enquiry: "503, again after 5 s",
	readiness: 503,
	liveness: 200,
};

test.skipIf(process.platform !== "linux").each([
	{ name: "files cannot grow", make: limitedDisk },
	{ name: "the disk is full", make: smallDisk },
])(
	"while $name, pages and pictures are served, and enquiries are refused without loss",
	async ({ make }) => {
		// Mounting may not be permitted; the first case needs no privileges.
		const disk = await make();
		if (!disk) return;
		const { acknowledged, ...verdict } = await runDisk(production, disk);
		expect(verdict).toEqual({
			before: well,
			during: ill,
			after: well,
			lost: 0,
		});
		expect(acknowledged).toBeGreaterThan(1);
	},
);
