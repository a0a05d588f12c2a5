import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { serverEnvironment, serverFlags } from "./server-process.ts";

const read = (name: string) =>
	readFile(path.join(import.meta.dirname, "../..", name), "utf8");
const [[variable, value] = []] = Object.entries(serverEnvironment);

test("npm start and the image start the server as the bench does", async () => {
	const { scripts } = JSON.parse(await read("package.json"));
	expect(scripts.start).toBe(
		`${variable}=${value} exec node ${serverFlags.join(" ")} scripts/start.ts`,
	);
	const dockerfile = await read("Dockerfile");
	const command = ["node", ...serverFlags, "dist/server/main.js"];
	// The first run's compiled code serves only those that start in the same way.
	expect(dockerfile).toContain(`5 ${command.join(" ")} `);
	expect(dockerfile).toContain(
		`CMD [${command.map((part) => JSON.stringify(part)).join(", ")}]`,
	);
	expect(dockerfile).toContain(`${variable}=${value}`);
});
