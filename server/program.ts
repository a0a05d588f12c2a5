import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";

const head = "(function (exports, require, module, __filename, __dirname) {";

/** Where a build keeps the compiled functions of a bundled program. */
export function codeCacheOf(program: string): string {
	return `${program}.cache`;
}

/**
 * Runs a bundled program. With the build's compiled functions it need not be compiled; V8 ignores
 * those of another version or other flags.
 */
export function runProgram(program: string): void {
	const cache = codeCacheOf(program);
	if (existsSync(cache))
		runScript(compile(program, readFileSync(cache)), program);
	else createRequire(program)(program);
}

/** Compiles a bundled program of ASCII characters into a script for `runScript`. */
export function compile(program: string, cachedData?: Buffer): vm.Script {
	return new vm.Script(`${head}${readFileSync(program, "latin1")}\n})`, {
		filename: program,
		columnOffset: -head.length,
		cachedData,
		importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
	});
}

/** Runs a compiled program as Node runs a CommonJS module. */
export function runScript(script: vm.Script, program: string): void {
	const module = { exports: {} };
	script.runInThisContext()(
		module.exports,
		createRequire(program),
		module,
		program,
		path.dirname(program),
	);
}
