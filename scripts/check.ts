import { exec } from "node:child_process";
import { runCommand } from "./command/run-command.ts";

const checks = [
	"biome check",
	// Incremental: later runs look only at what has changed. Each checker does part of the others'
	// work again: four, the default, take a third more of two cores.
	"tsc --checkers 2 --incremental --tsBuildInfoFile node_modules/.cache/tsc.json",
	"oxlint",
	"knip",
	"node scripts/check/check-messages.ts",
	"node scripts/check/check-styles.ts",
	"node scripts/check/check-licences.ts",
];

/**
 * tsc and oxlint's type checker are Go programs, which spend a quarter of their time on collecting
 * garbage and end soon after. They collect none until they reach this limit.
 */
const env = { GOGC: "off", GOMEMLIMIT: "2GiB", ...process.env };

interface Result {
	readonly check: string;
	readonly isSound: boolean;
	readonly output: string;
	readonly seconds: number;
}

const about = "runs all checks that need no browser and no server";

await runCommand({ name: "check", about, options: {} }, async () => {
	const results = await Promise.all(checks.map(run));
	for (const { check, isSound, output } of results)
		if (!isSound) process.stderr.write(`${check}\n${output}\n`);
	console.table(
		Object.fromEntries(
			results.map(({ check, isSound, seconds }) => [
				check,
				{ result: isSound ? "sound" : "FAULTS", seconds },
			]),
		),
	);
	process.exitCode = results.every(({ isSound }) => isSound) ? 0 : 1;
});

function run(check: string): Promise<Result> {
	const start = performance.now();
	const { promise, resolve } = Promise.withResolvers<Result>();
	exec(check, { env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
		resolve({
			check,
			isSound: error === null,
			output: stdout + stderr,
			seconds: Math.round((performance.now() - start) / 100) / 10,
		}),
	);
	return promise;
}
