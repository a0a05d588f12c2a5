import { exec } from "node:child_process";
import { runCommand } from "./command/run-command.ts";

const checks = [
	"biome check",
	// Incremental: later runs look only at what has changed.
	"tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc.json",
	"oxlint",
	"knip",
	"node scripts/check/check-messages.ts",
	"node scripts/check/check-styles.ts",
	"node scripts/check/check-licences.ts",
];

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
	exec(check, { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
		resolve({
			check,
			isSound: error === null,
			output: stdout + stderr,
			seconds: Math.round((performance.now() - start) / 100) / 10,
		}),
	);
	return promise;
}
