import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("what the commands import of the school loads in Node itself, each file named with its ending", () => {
	const imports = ["./scripts/prepare-database.ts", "./scripts/school.ts", "./scripts/generate-school.ts"];
	const code = `await Promise.all(${JSON.stringify(imports)}.map((name) => import(name)));`;
	const options = { cwd: ROOT, env: { ...process.env, NODE_NO_WARNINGS: "1" }, encoding: "utf8" } as const;
	expect(execFileSync(process.execPath, ["--input-type=module", "--eval", code], options)).toBe("");
}, 120_000);
