import { globSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

const ROOT = join(import.meta.dirname, "../..");

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
	entries.flatMap(({ file, children = [] }) => [join("app", file), ...filesOf(children)]);

test("app/routes holds routes alone: what several of them share is in the room that it belongs to", () => {
	const inTable = new Set(filesOf(routes));
	const files = globSync("app/routes/**/*.*", { cwd: ROOT });
	expect(files.length).toBeGreaterThan(200);
	expect(files.filter((file) => !inTable.has(file))).toEqual([]);
});
